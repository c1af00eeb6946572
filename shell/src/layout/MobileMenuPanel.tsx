import { operatorAddress, type UserProfile } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { $currentCourseSession, $unreadMessages, killedAt, pageData } from '@learn/platform/shell';
import { Avatar, Button, color, fontSize, Icon, type IconName, Notice, space, TextLink } from '@learn/ui';
import { Drawer } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { EntryLabel } from '../navigation/EntryLabel.tsx';
import { NavigationEntry } from '../navigation/NavigationEntry.tsx';
import { type NavigationSource, useNavigation } from '../navigation/useNavigation.ts';
import { useOfferedCourse } from '../navigation/useOfferedCourse.ts';
import { $leaving, leave } from '../session/leaving.ts';
import { useTexts } from '../texts.ts';
import { useMenuTexts } from './menuTexts.ts';

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  align-items: start;
  padding: ${space[16]} ${space[24]};
  line-height: 1.35;
  & small {
    display: block;
    color: ${color.ink500};
    font-size: ${fontSize[14]};
    overflow-wrap: anywhere;
  }
`;

const CourseTitle = styled.h2`
  padding: ${space[16]} ${space[24]} ${space[4]};
  border-top: 1px solid ${color.line};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;

const List = styled.ul`
  padding-block: ${space[8]};
  border-top: 1px solid ${color.line};
  ${CourseTitle} + & {
    padding-top: 0;
    border-top: 0;
  }
`;

const Entry = styled.a`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-height: 48px;
  padding: ${space[4]} ${space[24]};
  color: ${color.ink900};
  text-decoration: none;
  &:hover {
    background: ${color.surface1};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    background: ${color.surface2};
    font-weight: 600;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]} ${space[24]} 0;
  border-top: 1px solid ${color.line};
`;

/** All entries of the menu on a phone (specification §2); links that no remote answers are left out. */
export function MobileMenuPanel({
  user,
  trigger,
  open,
  onOpenChange,
}: {
  readonly user: UserProfile;
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const { t, language } = useTexts();
  const { t: menu } = useMenuTexts();
  const { pathname } = useLocation();
  const links = useLinks();
  const session = useStore($currentCourseSession);
  const unread = useStore($unreadMessages) ?? 0;
  const failed = useStore($leaving) === 'failed';
  const { main, tools } = useNavigation();
  const shop = operatorAddress(pageData().shopUrl, language);
  const offered = useOfferedCourse();
  const entry = (label: string, href: string | undefined, icon: IconName): readonly NavigationSource[] =>
    href === undefined
      ? []
      : [
          {
            key: href,
            line: () => ({ label, href, icon, current: pathname === href, killed: killedAt(href) }),
          },
        ];
  const own = [
    ...entry(
      unread > 0 ? t('messages.unread', { count: unread }) : menu('messages'),
      links.messages(),
      'mail',
    ),
    ...entry(menu('shop'), links.shop(), 'cart'),
    ...entry(menu('settings'), links.settings(), 'settings'),
    ...entry(menu('admin'), user.has_vbv_admin_access ? links.admin() : undefined, 'cockpit'),
  ];
  const name = fullName(user.first_name, user.last_name);
  return (
    <Drawer
      title={menu('title')}
      closeLabel={menu('close')}
      side="left"
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Person>
        <Avatar firstName={user.first_name} lastName={user.last_name} src={user.avatar_url || undefined} />
        <div>
          <b>{name}</b>
          <small>{user.email}</small>
          <TextLink as={Link} to={links.profile()}>
            {menu('showProfile')}
          </TextLink>
        </div>
      </Person>
      <nav aria-label={t('navigation.main')}>
        {session && <CourseTitle>{session.course.title}</CourseTitle>}
        <List>
          <Lines of={[...entry(t('navigation.dashboard'), '/', session ? 'left' : 'ring'), ...main]} />
          {offered && shop !== undefined && (
            <li>
              <Entry href={shop}>
                <Icon name="cart" />
                {menu('buyCourse')}
              </Entry>
            </li>
          )}
          <Lines of={tools} />
        </List>
        <List>
          <Lines of={own} />
        </List>
      </nav>
      <Foot>
        {failed && (
          <Notice tone="failed" role="alert">
            {t('navigation.logoutFailed')}
          </Notice>
        )}
        <Button variant="secondary" icon="logout" onClick={() => void leave()}>
          {menu('logout')}
        </Button>
      </Foot>
    </Drawer>
  );
}

function Lines({ of }: { readonly of: readonly NavigationSource[] }) {
  return of.map(({ key, line }) => (
    <NavigationEntry key={key} line={line}>
      {({ label, href, icon, current, killed }) => (
        <li>
          <Entry as={Link} to={href} aria-current={current ? 'page' : undefined}>
            <Icon name={killed === undefined ? (icon ?? 'right') : 'warning'} />
            <EntryLabel label={label} off={killed} />
          </Entry>
        </li>
      )}
    </NavigationEntry>
  ));
}
