import type { Log } from './combination.ts';

export interface WarnLog {
  readonly warn: Log;
}

const windowMillis = 60_000;

/** Most entries of a window, whatever they say. */
const mostEntries = 30;

/** Logs the same at most once a minute, for every page may say it. @returns logs, or leaves it */
export function createLogLimit(log: WarnLog): Log {
  let said = new Set<string>();
  let began = Number.NEGATIVE_INFINITY;
  return (details, message) => {
    const now = performance.now();
    if (now - began >= windowMillis) [said, began] = [new Set(), now];
    const key = JSON.stringify([message, details]);
    if (said.has(key) || said.size >= mostEntries) return;
    said.add(key);
    log.warn(details, message);
  };
}
