import { useStore } from '@nanostores/react';
import { atom, readonlyType } from 'nanostores';

const minute = 60_000;

let written = new Date();
const nowStore = atom(written);

/** The moment that the screen shows: the page's at first, then each full minute. */
export const $now = readonlyType(nowStore);

/** Only `fillStores` calls this, with the moment at which the server wrote the page. */
export function setNow(next: Date): void {
  written = next;
  nowStore.set(next);
}

/** What to use while rendering instead of `new Date()`: it is the same for the server and the browser. */
export function useNow(): Date {
  return useStore($now, { ssr: () => written });
}

/**
 * Makes `$now` the real time: at once, at each full minute while the tab is visible, and when it becomes visible again.
 * @returns what ends it
 */
export function startClock(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    nowStore.set(new Date());
    timer = setTimeout(tick, minute - (Date.now() % minute));
  };
  document.addEventListener('visibilitychange', tick);
  tick();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
