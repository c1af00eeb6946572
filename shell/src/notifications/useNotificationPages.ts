import { type Notification, type NotificationList, restPaths } from '@learn/contracts';
import { reportError, rest, useStore } from '@learn/platform';
import { useState } from 'react';
import { $marked } from './marks.ts';
import { queryOf, type Show } from './show.ts';
import { pageSize, useNotificationList } from './useNotificationList.ts';

type MoreState = 'idle' | 'loading' | 'failed';

interface Further {
  /** the first part to which these belong; of another they are forgotten */
  readonly of: NotificationList | undefined;
  readonly items: readonly Notification[];
  readonly more: MoreState;
}

/** All notifications, part by part. */
export function useNotificationPages(show: Show) {
  const filter = queryOf(show);
  const { list, error, reload } = useNotificationList(`${filter}max=${pageSize}`);
  const [further, setFurther] = useState<Further>({ of: undefined, items: [], more: 'idle' });
  const marked = useStore($marked);
  const known = further.of === list ? further : { of: list, items: [], more: 'idle' as const };
  // what came in meanwhile has moved the others down, so that one may be in two parts
  const all = [
    ...new Map([...(list?.all_list ?? []), ...known.items].map((item) => [item.id, item])).values(),
  ];
  const items = all.map((item) => (marked.has(item.id) ? { ...item, unread: false } : item));
  // what was marked is no longer among the unread ones
  const deliveredCount = show === 'unread' ? items.filter(({ unread }) => unread).length : items.length;

  async function loadMore(): Promise<void> {
    setFurther({ ...known, more: 'loading' });
    try {
      const address = `${restPaths.notificationList}?${filter}max=${pageSize}&offset=${deliveredCount}`;
      const next = await rest.get<NotificationList>(address, { reload: true });
      setFurther({ of: list, items: [...known.items, ...next.all_list], more: 'idle' });
    } catch (failure) {
      reportError(failure, { area: 'notifications' });
      setFurther({ ...known, more: 'failed' });
    }
  }

  return {
    items,
    /** how many from the beginning of the server's list of now are shown */
    deliveredCount,
    /** undefined while nothing has arrived */
    count: list?.all_count,
    error,
    reload,
    more: known.more,
    loadMore,
  };
}
