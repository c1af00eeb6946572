import { fullName } from '@learn/domain';
import { $user, useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Avatar, media, VisuallyHidden } from '@learn/ui';
import type { MenuEntry } from '@learn/ui/overlay';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { useLogout } from './useLogout.ts';
import { useOverlay } from './useOverlay.ts';

const Trigger = styled.button`
  display: none;
  padding: 2px;
  border: 0;
  border-radius: 50%;
  background: none;
  ${media.lg} {
    display: block;
  }
`;

/** The person's own menu on wide screens. */
export function UserMenu() {
  const { t } = useTexts();
  const user = useStore($user);
  const links = useLinks();
  const { leave, failed } = useLogout();
  const { overlay, trigger } = useOverlay();
  if (!user) return undefined;
  const name = fullName(user.first_name, user.last_name);
  const settings = links.settings();
  const entries: MenuEntry[] = [
    ...(settings ? [{ id: 'settings', label: t('navigation.settings'), link: <Link to={settings} /> }] : []),
    {
      id: 'logout',
      label: t('navigation.logout'),
      icon: 'logout',
      description: failed ? t('navigation.logoutFailed') : undefined,
      onSelect: leave,
    },
  ];
  const label = t('navigation.userMenu', { name });
  const avatar = (
    <>
      <Avatar firstName={user.first_name} lastName={user.last_name} src={user.avatar_url || undefined} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  if (!overlay) {
    return (
      <Trigger type="button" aria-haspopup="dialog" {...trigger}>
        {avatar}
      </Trigger>
    );
  }
  return (
    <overlay.Menu
      trigger={<Trigger type="button">{avatar}</Trigger>}
      defaultOpen
      label={label}
      header={`${name} · ${user.email}`}
      entries={entries}
    />
  );
}
