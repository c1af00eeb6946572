import { addressOf, endpoints, type NotificationList } from '@learn/contracts';
import { type RestState, rest, useRest } from '@learn/platform';
import { useEffect } from 'react';
import type { NotificationQuery } from './show.ts';

/** How many the full page shows at a time; the server puts just this question into the page. */
export const pageSize = 20;

/** Some notifications, without those that were shown before: notifications come in meanwhile. */
export function useNotificationList(query: NotificationQuery): RestState<NotificationList> {
  const address = addressOf(endpoints.notifications, { query });
  // biome-ignore lint/correctness/useExhaustiveDependencies: queries with the same address are the same
  useEffect(() => () => rest.forget(endpoints.notifications, { query }), [address]);
  return useRest(endpoints.notifications, { query });
}
