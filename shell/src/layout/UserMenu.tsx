import { fullName } from '@learn/domain';
import { $user, useStore } from '@learn/platform';
import { withTexts } from '@learn/platform/shell';
import { Avatar, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { useOverlay } from './useOverlay.ts';

const Trigger = styled.button`
  flex: none;
  padding: 2px;
  border: 0;
  border-radius: 50%;
  background: none;
`;

const loadEntries = () => withTexts(() => import('./UserMenuEntries.tsx'), 'shell/menu');

/** The person's picture, which opens their menu. */
export function UserMenu() {
  const { t } = useTexts();
  const user = useStore($user);
  const { part, trigger } = useOverlay(loadEntries);
  if (!user) return undefined;
  const label = t('navigation.userMenu', { name: fullName(user.first_name, user.last_name) });
  const avatar = (
    <>
      <Avatar firstName={user.first_name} lastName={user.last_name} src={user.avatar_url || undefined} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  if (part)
    return (
      <part.UserMenuEntries user={user} label={label} trigger={<Trigger type="button">{avatar}</Trigger>} />
    );
  return (
    <Trigger type="button" aria-haspopup="dialog" {...trigger}>
      {avatar}
    </Trigger>
  );
}
