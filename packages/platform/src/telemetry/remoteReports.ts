import { type BodyOf, endpoints } from '@learn/contracts';
import type { TimingMeasure } from '@learn/domain';
import { pageData } from '../page.ts';
import { rest } from '../rest/rest.ts';
import { type ErrorFacts, reportError } from './telemetry.ts';

interface Remote {
  readonly name: string;
  readonly version: string;
}

type Event = 'loads' | 'load_failures' | 'crashes' | 'fallbacks';

type Timing = NonNullable<BodyOf<typeof endpoints.reportRemotes>['timings']>[number];

/** The server takes no greater counts, and neither more nor longer measurements. */
const maximum = 100;
const mostTimings = 50;
const longest = 600_000;

/** Failures go soon, for a canary may have to end; all that fail together go together. */
const afterFailure = 2_000;
/** Loads go when the first screen has long been there, so that failures are seen against them. */
const afterLoad = 20_000;

/** Without `fallbacks`, which servers of old refuse, until there are some. */
let counts = new Map<string, Remote & Record<Exclude<Event, 'fallbacks'>, number> & { fallbacks?: number }>();
let timings: Timing[] = [];
let started = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let due = Number.POSITIVE_INFINITY;

/** Notes what has happened to a remote, for the next report. */
export function countRemote({ name, version }: Remote, event: Event): void {
  // no remote can be loaded without network
  if (event === 'load_failures' && !navigator.onLine) return;
  const key = `${name}@${version}`;
  const known = counts.get(key) ?? { name, version, loads: 0, load_failures: 0, crashes: 0 };
  counts.set(key, { ...known, [event]: Math.min((known[event] ?? 0) + 1, maximum) });
  comesDue(event === 'loads' ? afterLoad : afterFailure);
}

/**
 * Notes how long something took, for the next report.
 * @param of version of a remote, or of the shell
 * @param value milliseconds; of `cls` thousandths
 * @param page its pattern; left out for what concerns no page
 */
export function noteTiming(
  { name, version }: Remote,
  measure: TimingMeasure,
  value: number,
  page = '',
): void {
  if (timings.length < mostTimings)
    timings.push({ name, version, page, measure, value: Math.min(Math.max(0, Math.round(value)), longest) });
  comesDue(afterLoad);
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

function comesDue(after: number): void {
  due = Math.min(due, Date.now() + after);
  schedule();
}

/** What the page has counted before it reports is due as well. */
function schedule(): void {
  if (!started || due === Number.POSITIVE_INFINITY) return;
  clearTimeout(timer);
  timer = setTimeout(send, Math.max(0, due - Date.now()));
}

function send(): void {
  clearTimeout(timer);
  due = Number.POSITIVE_INFINITY;
  const { reportsRemotes, reportsTimings } = pageData();
  // a server that is older than this page refuses what it does not know
  if (!reportsTimings) timings = [];
  // what is counted without network waits for it
  if (counts.size + timings.length === 0 || !reportsRemotes || !navigator.onLine) return;
  const body = { remotes: [...counts.values()], ...(timings.length > 0 && { timings }) };
  counts = new Map();
  timings = [];
  // nobody misses a report that is lost
  rest.send(endpoints.reportRemotes, { body }, { keepalive: true }).catch(() => undefined);
}
