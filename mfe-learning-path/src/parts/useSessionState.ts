import { $user, useStore } from '@learn/platform';
import { useMemo, useState, useSyncExternalStore } from 'react';

/**
 * State of a person that survives a reload and the way back, for the time of the browser's session. Broken data counts
 * as none.
 * @param name unique within this remote; another name starts with what is kept under it
 * @param read checks what was kept, undefined when it is of no use
 */
export function useSessionState<Value>(
  name: string,
  initial: Value,
  read: (kept: unknown) => Value | undefined,
): [Value, (next: Value) => void] {
  const key = `learn/${useStore($user)?.id}/${name}`;
  // the server has no storage
  const text = useSyncExternalStore(never, () => sessionStorage.getItem(key), nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is written anew at each rendering, and does the same
  const restored = useMemo(() => restore(text, read), [text]);
  const [changed, setChanged] = useState<{ readonly key: string; readonly value: Value }>();
  const value = changed?.key === key ? changed.value : (restored ?? initial);
  const change = (next: Value) => {
    setChanged({ key, value: next });
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  return [value, change];
}

const never = () => () => undefined;
const nothing = () => null;

function restore<Value>(text: string | null, read: (kept: unknown) => Value | undefined): Value | undefined {
  if (text === null) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}
