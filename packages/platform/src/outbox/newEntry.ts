import type { Entry } from './entryStore.ts';
import type { Write } from './waitingWrites.ts';

/**
 * A write as it is kept until it is sent.
 * @param order the smaller is sent first
 * @param now milliseconds, later than that of all that it replaces
 * @param shown false while its caller waits for the outcome and shows it himself
 */
export function newEntry(
  { key, area, title, address, request }: Write,
  { order, now, shown }: { order: number; now: number; shown: boolean },
): Entry {
  return {
    // browsers give real ones to secure pages only
    id: `${now}-${Math.random()}`,
    order,
    write: { key, area, title, address, request },
    since: new Date(now).toISOString(),
    state: 'waiting',
    shown,
  };
}
