import { fullName } from '@learn/domain';
import { $currentCourseSession, $user, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Avatar, Button, color, fontSize, IconButton, Inline, media, Notice, Stack, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { $navigation, isBelow } from '../navigation/navigation.ts';
import { useTexts } from '../texts.ts';
import { useLogout } from './useLogout.ts';
import { useOverlay } from './useOverlay.ts';

const Phone = styled.div`
  ${media.lg} {
    display: none;
  }
`;

const Small = styled.span`
  display: block;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  min-height: 48px;
  border-bottom: 1px solid ${color.line};
  text-decoration: none;
  &[aria-current='page'] {
    font-weight: 600;
  }
`;

const CourseTitle = styled.p`
  padding-top: ${space[16]};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;

/** All of the navigation on a phone; closes as soon as one has gone somewhere. */
export function MobileMenu() {
  const { t, language } = useTexts();
  const { overlay, trigger, open, setOpen } = useOverlay();
  const { pathname, key } = useLocation();
  const user = useStore($user);
  const session = useStore($currentCourseSession);
  const entries = useStore($navigation);
  const { leave, failed } = useLogout();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, also one to the same page
  useEffect(() => setOpen(false), [key]);
  if (!user) return undefined;
  if (!overlay) {
    return (
      <Phone>
        <IconButton icon="menu" label={t('navigation.menu')} aria-haspopup="dialog" {...trigger} />
      </Phone>
    );
  }
  return (
    <Phone>
      <overlay.Drawer
        title={t('navigation.menu')}
        closeLabel={t('navigation.close')}
        trigger={<IconButton icon="menu" label={t('navigation.menu')} />}
        open={open}
        onOpenChange={setOpen}
      >
        <Stack>
          <Inline>
            <Avatar
              firstName={user.first_name}
              lastName={user.last_name}
              src={user.avatar_url || undefined}
            />
            <span>
              {fullName(user.first_name, user.last_name)}
              <Small>{user.email}</Small>
            </span>
          </Inline>
          <nav aria-label={t('navigation.main')}>
            <Entry as={Link} to="/" aria-current={pathname === '/' ? 'page' : undefined}>
              {t('navigation.dashboard')}
            </Entry>
            {session && <CourseTitle>{session.course.title}</CourseTitle>}
            {entries.map((entry) => (
              <Entry
                as={Link}
                key={entry.href}
                to={entry.href}
                aria-current={isBelow(pathname, entry.href) ? 'page' : undefined}
              >
                {entry.label[language]}
              </Entry>
            ))}
          </nav>
          {failed && <Notice tone="failed">{t('navigation.logoutFailed')}</Notice>}
          <Button variant="secondary" icon="logout" onClick={leave}>
            {t('navigation.logout')}
          </Button>
        </Stack>
      </overlay.Drawer>
    </Phone>
  );
}
