import { endpoints } from '@learn/contracts';
import { pageData } from '../page.ts';
import { rest } from '../rest/rest.ts';
import { $user } from '../stores/user.ts';
import { type ErrorFacts, reportError } from './telemetry.ts';

interface Remote {
  readonly name: string;
  readonly version: string;
}

type Event = 'loads' | 'load_failures' | 'crashes' | 'fallbacks';

/** The server takes no greater counts. */
const maximum = 100;

/** Failures go soon, for a canary may have to end; all that fail together go together. */
const afterFailure = 2_000;
/** Loads go when the first screen has long been there, so that failures are seen against them. */
const afterLoad = 20_000;

let counts = new Map<string, Remote & Record<Event, number>>();
let started = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let due = Number.POSITIVE_INFINITY;

/** Notes what has happened to a remote, for the next report. */
export function countRemote({ name, version }: Remote, event: Event): void {
  // no remote can be loaded without network
  if (event === 'load_failures' && !navigator.onLine) return;
  const key = `${name}@${version}`;
  const known = counts.get(key) ?? { name, version, loads: 0, load_failures: 0, crashes: 0, fallbacks: 0 };
  counts.set(key, { ...known, [event]: Math.min(known[event] + 1, maximum) });
  due = Math.min(due, Date.now() + (event === 'loads' ? afterLoad : afterFailure));
  schedule();
}

/** Reports an error of a remote, as `reportError` does, and counts it. */
export function reportRemoteError(
  error: unknown,
  remote: Remote,
  { event, ...facts }: ErrorFacts & { readonly event: 'load_failures' | 'crashes' },
): void {
  countRemote(remote, event);
  reportError(error, { ...facts, remote: `${remote.name}@${remote.version}` });
}

/** Tells the server how remotes have loaded and failed, also once the page is left or hidden. */
export function startRemoteReports(): void {
  started = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  schedule();
}

/** What the page has counted before it reports is due as well. */
function schedule(): void {
  if (!started || counts.size === 0) return;
  clearTimeout(timer);
  timer = setTimeout(send, Math.max(0, due - Date.now()));
}

function send(): void {
  clearTimeout(timer);
  due = Number.POSITIVE_INFINITY;
  // what is counted without network or login waits for it
  if (counts.size === 0 || !pageData().reportsRemotes || !navigator.onLine || !$user.get()) return;
  const remotes = [...counts.values()];
  counts = new Map();
  // nobody misses a report that is lost
  rest.send(endpoints.reportRemotes, { body: { remotes } }, { keepalive: true }).catch(() => undefined);
}
