import { endpoints, type Notification } from '@learn/contracts';
import { rest, useStore } from '@learn/platform';
import { useParts } from '../lists/useParts.ts';
import { $marked } from './marks.ts';
import { queryOf, type Show } from './show.ts';
import { pageSize, useNotificationList } from './useNotificationList.ts';

/** All notifications, part by part. */
export function useNotificationPages(show: Show) {
  const query = { ...queryOf(show), max: pageSize };
  const { data: list, error, reload } = useNotificationList(query);
  const marked = useStore($marked);
  const withMarks = (items: readonly Notification[]) =>
    items.map((item) => (marked.has(item.id) ? { ...item, unread: false } : item));
  // what was marked is no longer among the unread ones
  const delivered = (items: readonly Notification[]) =>
    show === 'unread' ? withMarks(items).filter(({ unread }) => unread).length : items.length;
  const { parts, more, loadMore } = useParts({
    of: show,
    first: list,
    itemsOf: ({ all_list }) => all_list,
    load(_, items) {
      const input = { query: { ...query, offset: delivered(items) } };
      return rest.get(endpoints.notifications, input, { reload: true });
    },
    area: 'notifications',
  });
  const items = list && parts ? parts.items : [];
  return {
    items: withMarks(items),
    /** undefined while nothing has arrived */
    count: list?.all_count,
    error,
    reload,
    more,
    loadMore,
  };
}
