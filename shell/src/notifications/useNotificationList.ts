import { endpoints, type NotificationList } from '@learn/contracts';
import { type RestState, rest, useRest } from '@learn/platform';
import { useEffect } from 'react';

/** How many the full page shows at a time; the server puts just this question into the page. */
export const pageSize = 20;

/**
 * Some notifications, without those that were shown before: notifications come in meanwhile.
 * @param question query of the list, e.g. `max=4`
 */
export function useNotificationList(question: string): RestState<NotificationList> {
  const address = `${endpoints.notifications.path}?${question}`;
  useEffect(() => () => rest.forget(address), [address]);
  return useRest<NotificationList>(address);
}
