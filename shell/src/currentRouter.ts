import type { DataRouter } from 'react-router';

let current: DataRouter | undefined;

/** The router of the page. @throws Error before it was started */
export function router(): DataRouter {
  if (!current) throw new Error('The router has not been started');
  return current;
}

/** Called by `startRouter` only. */
export function setRouter(started: DataRouter): void {
  current = started;
}
