import { $courseSlug, $currentCourseSession, pageData, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { accentColor, color, Emblem, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useLocation } from 'react-router';
import { $navigation, isBelow } from '../navigation/navigation.ts';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { useTexts } from '../texts.ts';
import { CourseSessionMenu } from './CourseSessionMenu.tsx';
import { Brand, HeaderBar, HeaderLine } from './headerStyles.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { UserMenu } from './UserMenu.tsx';

const Desktop = styled.nav`
  display: none;
  gap: ${space[8]};
  margin-left: ${space[24]};
  ${media.lg} {
    display: flex;
  }
`;

const Entry = styled.a<{ $accent: string }>`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  padding: 0 ${space[12]};
  border-block: 4px solid transparent;
  color: ${color.ink700};
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

const End = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-width: 0;
  margin-left: auto;
`;

/** Header of a person: brand, entries of the course's remotes, course session, own menu. */
export function SignedInLayout() {
  const { t, language } = useTexts();
  const { pathname } = useLocation();
  const insideCourse = useStore($courseSlug) !== undefined;
  const session = useStore($currentCourseSession);
  const accent = session ? accentColor[session.course.course_type] : color.progress;
  return (
    <HeaderBar>
      <HeaderLine>
        <Brand as={Link} to="/" aria-label={pageData().brand}>
          <Emblem />
          <span>{pageData().brand}</span>
        </Brand>
        <Desktop aria-label={t('navigation.main')}>
          <Entry as={Link} to="/" $accent={accent} aria-current={pathname === '/' ? 'page' : undefined}>
            {insideCourse && <span aria-hidden>‹</span>}
            {t('navigation.dashboard')}
          </Entry>
          {useStore($navigation).map((entry) => (
            <Entry
              as={Link}
              key={entry.href}
              to={entry.href}
              $accent={accent}
              aria-current={isBelow(pathname, entry.href) ? 'page' : undefined}
            >
              {entry.label[language]}
            </Entry>
          ))}
        </Desktop>
        <End>
          <CourseSessionMenu />
          <NotificationBell />
          <UserMenu />
          <MobileMenu />
        </End>
      </HeaderLine>
      <PreviewBar />
    </HeaderBar>
  );
}
