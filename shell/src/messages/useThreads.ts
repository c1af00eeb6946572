import { addressOf, endpoints, type MessageThreadList } from '@learn/contracts';
import { onLanguageData, rest } from '@learn/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { distinct } from '../lists/distinct.ts';
import { useMore } from '../lists/useMore.ts';
import { type MessagesAddress, threadsQuery } from './messagesAddress.ts';

interface Loaded extends MessageThreadList {
  readonly address: string;
}

/**
 * The list of threads, part by part. While another filter loads, the list of the one before stays.
 */
export function useThreads({ show, search }: Pick<MessagesAddress, 'show' | 'search'>) {
  const address = addressOf(endpoints.messageThreads, { query: threadsQuery({ show, search }) });
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<{ readonly address: string; readonly error: unknown }>();
  const { more, loadMore } = useMore(address, 'messages');
  const wanted = useRef(address);

  const ask = useCallback(
    async (reload: boolean) => {
      wanted.current = address;
      try {
        const query = threadsQuery({ show, search });
        const list = await rest.get(endpoints.messageThreads, { query }, { reload });
        if (wanted.current !== address) return;
        setLoaded((before) => ({
          address,
          ...withFurther(list, before?.address === address ? before : undefined),
        }));
        setFailed(undefined);
      } catch (error) {
        if (wanted.current === address) setFailed({ address, error });
      }
    },
    [address, show, search],
  );
  useEffect(() => {
    void ask(false);
    return onLanguageData(() => ask(true));
  }, [ask]);

  async function loadOlder(before: string): Promise<void> {
    const query = { ...threadsQuery({ show, search }), before };
    const part = await rest.get(endpoints.messageThreads, { query }, { reload: true });
    setLoaded((shown) =>
      shown?.address === address
        ? { ...shown, threads: distinct([...shown.threads, ...part.threads]), next: part.next }
        : shown,
    );
  }

  const isCurrent = loaded?.address === address;
  const error = failed?.address === address ? failed.error : undefined;
  return {
    /** undefined while nothing has arrived */
    list: loaded,
    /** what is shown is still that of another filter */
    stale: loaded !== undefined && !isCurrent && error === undefined,
    error,
    more,
    loadMore: async () => {
      const next = loaded?.next;
      if (next) await loadMore(() => loadOlder(next));
    },
    reload: () => {
      setFailed(undefined);
      return ask(true);
    },
    /** Looks for what is new, without a word when that fails. */
    refresh: () => void ask(true),
    /** A thread that was opened is read. */
    markSeen: (id: string) => setLoaded((before) => before && seen(before, id)),
  };
}

/** What was loaded beside the first part stays below it. */
function withFurther(list: MessageThreadList, before: Loaded | undefined): MessageThreadList {
  const last = list.threads.at(-1);
  if (!before || !last || list.next === null || before.threads.length <= list.threads.length) return list;
  const further = before.threads.filter(({ at }) => at < last.at);
  return { ...list, threads: distinct([...list.threads, ...further]), next: before.next };
}

function seen(loaded: Loaded, id: string): Loaded {
  const wasUnread = loaded.threads.some((thread) => thread.id === id && thread.unread_count > 0);
  return {
    ...loaded,
    unread_count: Math.max(0, loaded.unread_count - (wasUnread ? 1 : 0)),
    threads: loaded.threads.map((thread) => (thread.id === id ? { ...thread, unread_count: 0 } : thread)),
  };
}
