import { useRef, useState } from 'react';

/** A choice that the server has not confirmed; `error` says why where it could not be saved. */
export interface UnsavedChoice<Value> {
  readonly value: Value;
  readonly state: 'saving' | 'failed';
  readonly error?: unknown;
}

/**
 * Choices that are saved at once, each by its key. What saves them is a write of the outbox (`deliver`): it keeps each
 * choice before the next one is made, sends one after the other, and of several for the same key only the last. A failed
 * one stays until the key is chosen again.
 */
export function useChoices<Value>(save: (key: string, value: Value) => Promise<unknown>) {
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
    async choose(key: string, value: Value): Promise<void> {
      const choice: UnsavedChoice<Value> = { value, state: 'saving' };
      put(key, choice);
      let outcome: UnsavedChoice<Value> | undefined;
      try {
        await save(key, value);
      } catch (error) {
        outcome = { value, state: 'failed', error };
      }
      // a newer choice for the same key has taken its place
      if (latest.current.get(key) === choice) put(key, outcome);
    },
    /** Forgets a choice that failed. */
    discard: (key: string) => put(key, undefined),
  };
}
