import { useSearchParams } from '@learn/platform/router';
import { useMemo } from 'react';
import type { NavigateOptions } from 'react-router';
import { addressQuery, type MessagesAddress, readAddress } from './messagesAddress.ts';

/** Filter, search, the open thread and writing live in the address: a link shows the same, a reload changes nothing. */
export function useMessagesAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = useMemo(() => readAddress(parameters), [parameters]);
  const go = (change: Partial<MessagesAddress>, options: NavigateOptions) =>
    setParameters((now) => addressQuery({ ...readAddress(now), ...change }), {
      ...options,
      preventScrollReset: true,
    });
  return {
    ...address,
    /** the query of a link that differs from here */
    queryWith: (change: Partial<MessagesAddress>) => addressQuery({ ...address, ...change }),
    show: address.show,
    choose: (change: Partial<MessagesAddress>) => go(change, {}),
    replace: (change: Partial<MessagesAddress>) => go(change, { replace: true }),
    /** The open thread is gone from the page before what a write has made stale is asked for again. */
    leaveThread: () => go({ thread: undefined }, { replace: true, flushSync: true }),
  };
}
