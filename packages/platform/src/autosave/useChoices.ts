import { useMemo, useRef, useState } from 'react';
import type { WaitingWrite, Write } from '../outbox/waitingWrites.ts';
import { isViewingRefusal } from '../stores/viewing.ts';
import { useWaitingWrites } from './useWaitingWrite.ts';

/** A choice that the server has not confirmed; `error` says why where it could not be saved. */
export interface UnsavedChoice<Value> {
  readonly value: Value;
  readonly state: 'saving' | 'failed';
  readonly error?: unknown;
}

/** The writes by which choices are saved. */
export interface ChoiceWrites<Answer> {
  /** of these writes */
  readonly area: string;
  /** how their keys begin; the rest is the key of the choice */
  readonly prefix: string;
  /** Hears when one was sent that no choice waited for: that of an earlier page, or one that had waited for the network. */
  readonly onArrived: (write: Write, answer: Answer) => void;
}

const noWrites: ChoiceWrites<unknown> = { area: 'none', prefix: 'none', onArrived: () => undefined };

/**
 * Choices that are saved at once, each by its key. What saves them is a write of the outbox (`deliver`): it keeps each
 * choice before the next one is made, sends one after the other, and of several for the same key only the last. A failed
 * one stays until the key is chosen again.
 * @param writes names the writes of these choices, where the page shows which ones wait
 */
export function useChoices<Value, Answer = unknown>(
  save: (key: string, value: Value) => Promise<unknown>,
  { area, prefix, onArrived }: ChoiceWrites<Answer> = noWrites,
) {
  const waiting = useWaitingWrites(area, prefix, onArrived);
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, UnsavedChoice<Value>>>(new Map());
  const latest = useRef(unsaved);
  const put = (key: string, choice: UnsavedChoice<Value> | undefined) => {
    const next = new Map(latest.current);
    if (choice) next.set(key, choice);
    else next.delete(key);
    latest.current = next;
    setUnsaved(next);
  };
  return {
    /** by key */
    unsaved,
    /** by key: what waits in the outbox, or was not taken */
    waiting: useMemo(
      () => new Map<string, WaitingWrite>(waiting.map((write) => [write.key.slice(prefix.length), write])),
      [waiting, prefix],
    ),
    async choose(key: string, value: Value): Promise<void> {
      const choice: UnsavedChoice<Value> = { value, state: 'saving' };
      put(key, choice);
      let outcome: UnsavedChoice<Value> | undefined;
      try {
        await save(key, value);
      } catch (error) {
        // who only looks at the platform as this person hears it from the page; nothing was chosen
        outcome = isViewingRefusal(error) ? undefined : { value, state: 'failed', error };
      }
      // a newer choice for the same key has taken its place
      if (latest.current.get(key) === choice) put(key, outcome);
    },
    /** Forgets a choice that failed. */
    discard: (key: string) => put(key, undefined),
  };
}
