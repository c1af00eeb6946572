import { $courseSessions, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { $currentCourseSession, useBrand } from '@learn/platform/shell';
import { accentColor, color, Emblem, Icon, Inline, media, Notice, space, visuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportUnknown } from '../composition/reportUnknown.ts';
import { MessagesLink } from '../messages/MessagesLink.tsx';
import { EntryLabel } from '../navigation/EntryLabel.tsx';
import { NavigationEntry } from '../navigation/NavigationEntry.tsx';
import { type NavigationLine, useNavigation } from '../navigation/useNavigation.ts';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { OfflineBanner } from '../offline/OfflineBanner.tsx';
import { OfflineWatch } from '../offline/OfflineWatch.tsx';
import { $leaving } from '../session/leaving.ts';
import { SessionWatch } from '../session/SessionWatch.tsx';
import { useTexts } from '../texts.ts';
import { CourseSessionMenu } from './CourseSessionMenu.tsx';
import { Brand, HeaderBar, HeaderLine } from './headerStyles.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { OverlayFailure } from './OverlayFailure.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { UserMenu } from './UserMenu.tsx';
import { ViewingBar } from './ViewingBar.tsx';

const Bar = styled.nav`
  display: none;
  ${media.lg} {
    display: flex;
  }
`;

const Entry = styled.a<{ $accent: string }>`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  padding: 0 ${space[8]};
  ${media.xl} {
    padding: 0 ${space[12]};
  }
  border-block: 4px solid transparent;
  color: ${color.ink700};
  white-space: nowrap;
  text-decoration: none;
  &:hover {
    color: ${color.ink900};
  }
  &[aria-current='page'] {
    border-bottom-color: ${({ $accent }) => $accent};
    color: ${color.ink900};
    font-weight: 600;
  }
`;

const Back = styled(Entry)`
  &:not(:last-child) {
    margin-right: ${space[4]};
    border-right: 1px solid ${color.line};
  }
`;

/** Signs instead of words where the bar has no room for these beside the course session. */
const Tool = styled(Entry)`
  justify-content: center;
  min-width: 44px;
  & > span {
    ${visuallyHidden}
  }
  ${media.xl} {
    & > svg {
      display: none;
    }
    & > span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;

/** Within 320 px the title of the course session needs its place; the menu leads home as well. */
const Home = styled(Brand)<{ $yields: boolean }>`
  @media (max-width: 359px) {
    ${({ $yields }) => $yields && 'display: none;'}
  }
`;

const Name = styled.span<{ $yields: boolean }>`
  white-space: nowrap;
  ${media.belowSm} {
    ${({ $yields }) => $yields && visuallyHidden}
  }
  /* menu, messages, bell and own menu leave no room for it */
  @media (max-width: 359px) {
    ${visuallyHidden}
  }
`;

/**
 * Header of a person: menu, brand, entries of the course's remotes, tools, course session, bell, own menu.
 * @param chrome false on a page without header: only what must be said everywhere is left
 */
export function SignedInLayout({ chrome = true }: { readonly chrome?: boolean }) {
  const { t } = useTexts();
  const brand = useBrand();
  const { pathname } = useLocation();
  const session = useStore($currentCourseSession);
  const choosesSession =
    useStore($courseSessions).filter(({ course }) => course.id === session?.course.id).length > 1;
  const failed = useStore($leaving) === 'failed';
  const { main, tools } = useNavigation();
  useEffect(reportUnknown, []);
  const accent = session ? accentColor[session.course.course_type] : color.progress;
  const off = ({ killed }: NavigationLine) => (killed === undefined ? undefined : t('failure.isOff'));
  const linkOf = ({ href, current }: NavigationLine) => ({
    as: Link,
    to: href,
    $accent: accent,
    'aria-current': current ? ('page' as const) : undefined,
  });
  if (!chrome)
    return (
      <>
        <ViewingBar />
        <OfflineBanner />
        <SessionWatch />
      </>
    );
  return (
    <HeaderBar>
      <HeaderLine>
        <MobileMenu />
        <Home as={Link} to="/" aria-label={brand} $yields={choosesSession}>
          <Emblem />
          <Name $yields={choosesSession}>{brand}</Name>
        </Home>
        <Bar aria-label={t('navigation.main')}>
          <Back as={Link} to="/" $accent={accent} aria-current={pathname === '/' ? 'page' : undefined}>
            {session && <Icon name="left" size={16} />}
            {t('navigation.dashboard')}
          </Back>
          {main.map(({ key, line }) => (
            <NavigationEntry key={key} line={line}>
              {(drawn) => (
                <Entry {...linkOf(drawn)}>
                  <EntryLabel label={drawn.label} off={off(drawn)} />
                </Entry>
              )}
            </NavigationEntry>
          ))}
        </Bar>
        <Inline $nowrap style={{ flex: 'auto', justifyContent: 'flex-end' }}>
          <OfflineWatch />
          {tools.length > 0 && (
            <Bar aria-label={t('navigation.tools')} style={{ alignSelf: 'stretch' }}>
              {tools.map(({ key, line }) => (
                <NavigationEntry key={key} line={line}>
                  {(drawn) => (
                    <Tool {...linkOf(drawn)}>
                      {drawn.icon && (
                        <Icon name={drawn.killed === undefined ? drawn.icon : 'warning'} size={24} />
                      )}
                      <span>
                        <EntryLabel label={drawn.label} off={off(drawn)} />
                      </span>
                    </Tool>
                  )}
                </NavigationEntry>
              ))}
            </Bar>
          )}
          <CourseSessionMenu />
          <MessagesLink />
          <NotificationBell />
          <UserMenu />
        </Inline>
      </HeaderLine>
      {failed && (
        <Notice tone="failed" role="alert">
          {t('navigation.logoutFailed')}
        </Notice>
      )}
      <OverlayFailure />
      <ViewingBar />
      <PreviewBar />
      <OfflineBanner />
      <SessionWatch />
    </HeaderBar>
  );
}
