import { $user, useStore } from '@learn/platform';
import { useState } from 'react';

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
  const [state, setState] = useState(() => ({ key, value: restored(key, read) ?? initial }));
  const value = state.key === key ? state.value : (restored(key, read) ?? initial);
  const change = (next: Value) => {
    setState({ key, value: next });
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  return [value, change];
}

function restored<Value>(key: string, read: (kept: unknown) => Value | undefined): Value | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}
