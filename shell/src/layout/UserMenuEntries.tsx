import type { UserProfile } from '@learn/contracts';
import { fullName } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Meta } from '@learn/ui';
import { Menu, type MenuEntry } from '@learn/ui/overlay';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { leave } from '../session/leaving.ts';
import { useMenuTexts } from './menuTexts.ts';

/** Profile, messages, courses to order, settings, the admin area for admins, and the logout; links that no remote answers are left out. */
export function UserMenuEntries({
  user,
  label,
  trigger,
}: {
  readonly user: UserProfile;
  readonly label: string;
  readonly trigger: ReactElement;
}) {
  const { t } = useMenuTexts();
  const { pathname } = useLocation();
  const links = useLinks();
  const places = [
    { id: 'profile', label: t('showProfile'), href: links.profile(), icon: 'people' },
    { id: 'messages', label: t('messages'), href: links.messages(), icon: 'mail' },
    { id: 'shop', label: t('shop'), href: links.shop(), icon: 'cart' },
    { id: 'settings', label: t('settings'), href: links.settings(), icon: 'settings' },
    {
      id: 'admin',
      label: t('admin'),
      href: user.has_vbv_admin_access ? links.admin() : undefined,
      icon: 'cockpit',
    },
  ] as const;
  const entries: MenuEntry[] = [
    ...places.flatMap(({ href, ...place }) =>
      href === undefined ? [] : [{ ...place, link: <Link to={href} />, current: pathname === href }],
    ),
    { id: 'logout', label: t('logout'), icon: 'logout', onSelect: () => void leave() },
  ];
  return (
    <Menu
      trigger={trigger}
      defaultOpen
      label={label}
      header={
        <div style={{ lineHeight: 1.35 }}>
          <b>{fullName(user.first_name, user.last_name)}</b>
          <Meta>{user.email}</Meta>
        </div>
      }
      entries={entries}
    />
  );
}
