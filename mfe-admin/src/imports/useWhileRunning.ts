import { useEffect, useRef } from 'react';

const soon = 1_500;

/** Asks again and again while something runs, and the tab is looked at. */
export function useWhileRunning(
  running: boolean,
  ask: () => Promise<unknown>,
  everyMillis: number = soon,
): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const next = () => {
      timer = setTimeout(async () => {
        if (!document.hidden) await latest.current();
        if (!ended) next();
      }, everyMillis);
    };
    next();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [running, everyMillis]);
}
