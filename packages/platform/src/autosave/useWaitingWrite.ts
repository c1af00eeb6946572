import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { $outbox, onDelivered, type WaitingWrite, type Write } from '../outbox/waitingWrites.ts';

type Variables = Readonly<Record<string, unknown>>;

/**
 * The mutations whose keys begin like that and that wait in the outbox, or that were not taken.
 * @param onArrived hears when one was sent that nobody waited for, also by another tab
 */
export function useWaitingWrites<Answer>(
  area: string,
  prefix: string,
  onArrived: (write: Write, answer: Answer) => void,
): readonly WaitingWrite[] {
  const latest = useRef(onArrived);
  latest.current = onArrived;
  useEffect(
    () =>
      onDelivered<Answer>(area, (write, answer) => {
        if (write.key.startsWith(prefix)) latest.current(write, answer);
      }),
    [area, prefix],
  );
  const all = useStore($outbox, { ssr: 'initial' });
  return useMemo(() => all.filter(({ key }) => key.startsWith(prefix)), [all, prefix]);
}

/** The same for the one mutation of this key. */
export function useWaitingWrite<Answer>(
  area: string,
  key: string,
  onArrived: (variables: Variables, answer: Answer) => void,
): WaitingWrite | undefined {
  const writes = useWaitingWrites<Answer>(area, key, (write, answer) => {
    if (write.key === key) onArrived(variablesOf(write), answer);
  });
  return writes.find((write) => write.key === key);
}

/** The write of this key at this moment. */
export function waitingWrite(key: string): WaitingWrite | undefined {
  return $outbox.get().find((write) => write.key === key);
}

/** What a waiting mutation is called with. */
export function variablesOf(write: Pick<WaitingWrite, 'request'> | undefined): Variables {
  return write?.request.kind === 'mutation' ? write.request.variables : {};
}

/** Whether the server did not take a write; it stays until it is changed or given up. */
export function isReturned({ state }: WaitingWrite): boolean {
  return state !== 'waiting' && state !== 'sending';
}
