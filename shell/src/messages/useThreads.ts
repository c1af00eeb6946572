import { addressOf, endpoints, type MessageThreadList } from '@learn/contracts';
import { rest, useRest } from '@learn/platform';
import { useParts } from '../lists/useParts.ts';
import { type MessagesAddress, threadsQuery } from './messagesAddress.ts';

/**
 * The list of threads, part by part. While another filter loads, the list of the one before stays.
 */
export function useThreads(address: Pick<MessagesAddress, 'show' | 'search'>) {
  const query = threadsQuery(address);
  const { data, error, reload } = useRest(endpoints.messageThreads, { query });
  const { parts, stale, more, loadMore } = useParts({
    of: addressOf(endpoints.messageThreads, { query }),
    first: data,
    itemsOf: ({ threads }) => threads,
    load({ next }) {
      const input = { query: { ...query, ...(next !== null && { before: next }) } };
      return rest.get(endpoints.messageThreads, input, { reload: true });
    },
    area: 'messages',
  });
  const isShown = parts !== undefined && !(stale && error !== undefined);
  const list: MessageThreadList | undefined = isShown
    ? {
        unread_count: parts.first.unread_count,
        threads: parts.items,
        next: parts.last.next,
      }
    : undefined;
  return {
    /** undefined while nothing has arrived, and after a failure of another filter */
    list,
    error: isShown ? undefined : error,
    /** what is shown is still that of another filter */
    stale,
    more,
    loadMore,
    reload,
  };
}
