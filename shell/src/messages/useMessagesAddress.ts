import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { addressQuery, type MessagesAddress, readAddress } from './messagesAddress.ts';

/** Filter, search, the open thread and writing live in the address: a link shows the same, a reload changes nothing. */
export function useMessagesAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = useMemo(() => readAddress(parameters), [parameters]);
  const go = (change: Partial<MessagesAddress>, replace: boolean) =>
    setParameters(addressQuery({ ...address, ...change }), { replace, preventScrollReset: true });
  return {
    ...address,
    /** the query of a link that differs from here */
    queryWith: (change: Partial<MessagesAddress>) => addressQuery({ ...address, ...change }),
    show: address.show,
    choose: (change: Partial<MessagesAddress>) => go(change, false),
    replace: (change: Partial<MessagesAddress>) => go(change, true),
  };
}
