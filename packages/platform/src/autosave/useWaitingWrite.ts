import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $outbox, onDelivered, type WaitingWrite } from '../outbox/waitingWrites.ts';

type Variables = Readonly<Record<string, unknown>>;

/**
 * The mutation of this key that waits in the outbox, or that was not taken.
 * @param onArrived hears when one was sent that nobody waited for, also by another tab
 */
export function useWaitingWrite<Answer>(
  area: string,
  key: string,
  onArrived: (variables: Variables, answer: Answer) => void,
): WaitingWrite | undefined {
  const latest = useRef(onArrived);
  latest.current = onArrived;
  useEffect(
    () =>
      onDelivered<Answer>(area, (write, answer) => {
        if (write.key === key) latest.current(variablesOf(write), answer);
      }),
    [area, key],
  );
  return useStore($outbox, { ssr: 'initial' }).find((write) => write.key === key);
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
