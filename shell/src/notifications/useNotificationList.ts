import { type NotificationList, restPaths } from '@learn/contracts';
import { onLanguageData, pageData, rest } from '@learn/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How many the full page shows at a time; the server puts just this question into the page. */
export const pageSize = 20;

export interface NotificationListState {
  readonly list: NotificationList | undefined;
  readonly error: unknown;
  readonly reload: () => void;
}

const shown = new WeakSet<NotificationList>();

/** An answer that has been shown before is old: notifications come in meanwhile. */
async function fresh(address: string): Promise<NotificationList> {
  const known = await rest.get<NotificationList>(address);
  const answer = shown.has(known) ? await rest.get<NotificationList>(address, { reload: true }) : known;
  shown.add(answer);
  return answer;
}

/** What came with the page is there from the first moment, so that no skeleton flashes up. */
function withPage(address: string): NotificationList | undefined {
  const list = pageData().rest[address] as NotificationList | undefined;
  return list !== undefined && !shown.has(list) ? list : undefined;
}

/** @param question query of the list, e.g. `max=4` */
export function useNotificationList(question: string): NotificationListState {
  const address = `${restPaths.notificationList}?${question}`;
  const [state, setState] = useState<{ address?: string; list?: NotificationList; error?: unknown }>(() => ({
    address,
    list: withPage(address),
  }));
  const asked = useRef(0);
  const ask = useCallback(async () => {
    asked.current += 1;
    const number = asked.current;
    const answer = await fresh(address).then(
      (list) => ({ address, list }),
      (error: unknown) => ({ address, error }),
    );
    if (number === asked.current) setState(answer);
  }, [address]);
  useEffect(() => {
    void ask();
    const stop = onLanguageData(ask);
    return () => {
      asked.current += 1;
      stop();
    };
  }, [ask]);
  const settled = state.address === address ? state : {};
  return {
    list: settled.list,
    error: settled.error,
    reload: () => {
      setState({});
      void ask();
    },
  };
}
