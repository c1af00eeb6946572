import type { ReadableAtom, WritableAtom } from 'nanostores';

/** Puts a store into the state that a test is about, past the functions that write it. */
export function setStore<Value>(store: ReadableAtom<Value>, value: Value): void {
  (store as WritableAtom<Value>).set(value);
}
