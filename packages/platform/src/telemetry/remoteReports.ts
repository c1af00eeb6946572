import { endpoints } from '@learn/contracts';
import { pageData } from '../page.ts';
import { rest } from '../rest/rest.ts';
import { $user } from '../stores/user.ts';
import { type ErrorFacts, reportError } from './telemetry.ts';

interface Remote {
  readonly name: string;
  readonly version: string;
}

type Event = 'loads' | 'load_failures' | 'crashes';

/** The server takes no greater counts. */
const maximum = 100;

let counts = new Map<string, Remote & Record<Event, number>>();

/** Notes what has happened to a remote, for the next report. */
export function countRemote({ name, version }: Remote, event: Event): void {
  const key = `${name}@${version}`;
  const known = counts.get(key) ?? { name, version, loads: 0, load_failures: 0, crashes: 0 };
  counts.set(key, { ...known, [event]: Math.min(known[event] + 1, maximum) });
}

/** Reports an error of a remote, as `reportError` does, and counts it. */
export function reportRemoteError(
  error: unknown,
  remote: Remote,
  { event, ...facts }: ErrorFacts & { readonly event: Exclude<Event, 'loads'> },
): void {
  countRemote(remote, event);
  reportError(error, { ...facts, remote: `${remote.name}@${remote.version}` });
}

/** Tells the server how remotes have loaded and failed, where it wants to know: once the page is left or hidden. */
export function startRemoteReports(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || counts.size === 0 || !pageData().reportsRemotes) return;
    // what is counted without network or login waits for it
    if (!navigator.onLine || !$user.get()) return;
    const remotes = [...counts.values()];
    counts = new Map();
    // nobody misses a report that is lost
    rest.send(endpoints.reportRemotes, { body: { remotes } }, { keepalive: true }).catch(() => undefined);
  });
}
