import { useRef, useState } from 'react';
import { useAutosave } from './useAutosave.ts';

/** A choice that the server has not confirmed; `error` says why where it could not be saved. */
export interface UnsavedChoice<Value> {
  readonly value: Value;
  readonly state: 'saving' | 'failed';
  readonly error?: unknown;
}

/**
 * Choices that are saved at once, one call after the other: an older answer never arrives after a newer one. Of several
 * choices for the same key only the last is sent. A failed one stays until the key is chosen again.
 */
export function useChoices<Value>(save: (key: string, value: Value) => Promise<unknown>) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, UnsavedChoice<Value>>>(new Map());
  const latest = useRef(unsaved);
  const put = (key: string, choice: UnsavedChoice<Value> | undefined) => {
    const next = new Map(latest.current);
    // the order of the choices is the order of the calls
    next.delete(key);
    if (choice) next.set(key, choice);
    latest.current = next;
    setUnsaved(next);
  };
  /** Ends a choice, unless a newer one took its place meanwhile. */
  const settle = ([key, choice]: Entry<Value>, outcome?: UnsavedChoice<Value>) => {
    if (latest.current.get(key) === choice) put(key, outcome);
  };
  const autosave = useAutosave<Entry<Value>, unknown>({
    pending: () => [...latest.current].find(([, { state }]) => state === 'saving'),
    send: async (entry) => {
      const [key, { value }] = entry;
      try {
        return { state: 'sent', answer: await save(key, value) };
      } catch (error) {
        settle(entry, { value, state: 'failed', error });
        throw error;
      }
    },
    onSaved: (entry) => settle(entry),
    onFailure: () => 'again',
  });
  return {
    /** by key */
    unsaved,
    choose: (key: string, value: Value) => {
      put(key, { value, state: 'saving' });
      void autosave.save();
    },
    /** Forgets a choice that failed. */
    discard: (key: string) => put(key, undefined),
  };
}

type Entry<Value> = readonly [key: string, choice: UnsavedChoice<Value>];
