import { useStore } from '@learn/platform';
import { $unreadCount, withTexts } from '@learn/platform/shell';
import { IconButton } from '@learn/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOverlay } from '../layout/useOverlay.ts';
import { useTexts } from '../texts.ts';

/** What the popover shows comes with the popover, not with the page. */
const loadPanel = () => withTexts(() => import('./NotificationPanel.tsx'), 'shell/notifications');

/** Bell of the header: says how many notifications are unread, and opens the latest of them (specification §2). */
export function NotificationBell() {
  const { t } = useTexts();
  const count = useStore($unreadCount) ?? 0;
  const { key } = useLocation();
  const { overlay, part, trigger, open, setOpen } = useOverlay(loadPanel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, also one to the same page
  useEffect(() => setOpen(false), [key]);
  const title = t('notifications.title');
  const bell = {
    icon: 'bell',
    label: count > 0 ? t('notifications.unread', { count }) : title,
    badge: count > 0 ? 'dot' : undefined,
  } as const;
  if (!overlay || !part) return <IconButton {...bell} aria-haspopup="dialog" {...trigger} />;
  return (
    <overlay.Popover
      width={432}
      title={title}
      trigger={<IconButton {...bell} />}
      open={open}
      onOpenChange={setOpen}
    >
      <part.NotificationPanel />
    </overlay.Popover>
  );
}
