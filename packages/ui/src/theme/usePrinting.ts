import { useSyncExternalStore } from 'react';

let printing = false;
const listeners = new Set<() => void>();

function tell(now: boolean): void {
  printing = now;
  for (const changed of listeners) changed();
}

const begin = () => tell(true);
const end = () => tell(false);

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    printing = false;
  };
}

/** Whether the page is on its way to paper, which has no place to scroll to. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
}
