import { useLinks, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { $unreadMessages } from '@learn/platform/shell';
import { IconButton } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** Leads to the messages from every page; says how many are unread. */
export function MessagesLink() {
  const { t } = useTexts();
  const count = useStore($unreadMessages) ?? 0;
  const address = useLinks().messages();
  if (!address) return undefined;
  const label = count > 0 ? t('messages.unread', { count }) : t('messages.title');
  return (
    <IconButton as={Link} to={address} icon="mail" label={label} badge={count > 0 ? 'dot' : undefined} />
  );
}
