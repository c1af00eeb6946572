import { endpoints, type Notification, type NotificationList } from '@learn/contracts';
import { rest, useStore } from '@learn/platform';
import { useState } from 'react';
import { distinct } from '../lists/distinct.ts';
import { useMore } from '../lists/useMore.ts';
import { $marked } from './marks.ts';
import { queryOf, type Show } from './show.ts';
import { pageSize, useNotificationList } from './useNotificationList.ts';

interface Further {
  /** the first part to which these belong; of another they are forgotten */
  readonly of: NotificationList | undefined;
  readonly items: readonly Notification[];
}

/** All notifications, part by part. */
export function useNotificationPages(show: Show) {
  const filter = queryOf(show);
  const { data: list, error, reload } = useNotificationList({ ...filter, max: pageSize });
  const [further, setFurther] = useState<Further>({ of: undefined, items: [] });
  const { more, loadMore } = useMore(list, 'notifications');
  const marked = useStore($marked);
  const known = further.of === list ? further.items : [];
  const all = distinct([...(list?.all_list ?? []), ...known]);
  const items = all.map((item) => (marked.has(item.id) ? { ...item, unread: false } : item));
  // what was marked is no longer among the unread ones
  const deliveredCount = show === 'unread' ? items.filter(({ unread }) => unread).length : items.length;

  async function loadNext(): Promise<void> {
    const query = { ...filter, max: pageSize, offset: deliveredCount };
    const next = await rest.get(endpoints.notifications, { query }, { reload: true });
    setFurther({ of: list, items: [...known, ...next.all_list] });
  }

  return {
    items,
    /** how many from the beginning of the server's list of now are shown */
    deliveredCount,
    /** undefined while nothing has arrived */
    count: list?.all_count,
    error,
    reload,
    more,
    loadMore: () => loadMore(loadNext),
  };
}
