import type { Topic } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { isRefusal, isUnanswered, problemOf } from './problemOf.ts';
import { $connection } from './stores/connection.ts';
import { ifAllowed } from './stores/ifAllowed.ts';
import { $loginMissing, canAskByItself } from './stores/loginMissing.ts';
import { reportError } from './telemetry/telemetry.ts';

/** Milliseconds in which further writes join the first, so that each answer is asked for once. */
export const settlingMs = 50;

interface Reader {
  readonly reads: readonly Topic[] | 'everything';
  readonly ask: (changed: ReadonlySet<Topic>) => unknown;
}

/** Orders writes and answers in this tab. */
let clock = 0;
/** When each topic was changed last. */
const changedAt = new Map<Topic, number>();
/** When everything was changed last, with the person or the language. */
let allChangedAt = 0;

const changeListeners = new Set<(topics: readonly Topic[]) => void>();
const readers = new Set<Reader>();
/** What was changed since the readers were last told. */
const changed = new Set<Topic>();
let settling = false;
let channel: BroadcastChannel | undefined;
let stop: (() => void) | undefined;
let followLanguage: ((language: Language) => unknown) | undefined;

/** @returns the moment of now, for `isFresh` */
export function moment(): number {
  return clock;
}

/** Whether nothing that an answer reads has changed since it was asked for. */
export function isFresh(reads: readonly Topic[], since: number): boolean {
  return allChangedAt <= since && reads.every((topic) => (changedAt.get(topic) ?? 0) <= since);
}

/** After a write in this tab: what reads the same topics is asked for again, here and in the person's other tabs. */
export function markChanged(topics: readonly Topic[] = []): void {
  if (topics.length === 0) return;
  takeChange(topics);
  noteChange(topics);
  channel?.postMessage(topics);
}

/** Tells the person's other tabs that they have chosen another language: the server answers in it from now on. */
export function announceLanguage(language: Language): void {
  channel?.postMessage(language);
}

/** Sets what follows a language that was chosen in another tab. */
export function onLanguageElsewhere(follow: (language: Language) => unknown): void {
  followLanguage = follow;
}

/** Makes every answer stale without asking again: for another person or another language. */
export function markAllChanged(): void {
  clock += 1;
  allChangedAt = clock;
  changed.clear();
  for (const listener of changeListeners) listener([]);
}

/** Hears of each change at once, for answers that are not shown. */
export function onChanged(listener: (topics: readonly Topic[]) => void): void {
  changeListeners.add(listener);
}

/**
 * Calls `ask` when something that is read has changed, once for several writes in a row; without network or login, and in
 * a tab that is not visible, when that is over. Where it rejects without an answer, it is called again when the network is back.
 * @returns what ends it
 */
export function onStale(reads: Reader['reads'], ask: Reader['ask']): () => void {
  const reader = { reads, ask };
  readers.add(reader);
  return () => readers.delete(reader);
}

/**
 * Hears of the writes of a person in other tabs, and of network, login and visibility; called by the start of the page.
 * A write that was answered after this page was asked for, in the page before it or in another tab, may be missing in it.
 * @param taken until then the answers stay those that the server has drawn
 */
export function startFreshness(
  userId: string | undefined,
  taken: Promise<unknown> = Promise.resolve(),
): void {
  stop?.();
  const missed = changesSince(Date.now() - performance.now());
  if (missed.length > 0) void taken.then(() => takeChange(missed));
  channel =
    userId !== undefined && 'BroadcastChannel' in globalThis
      ? new BroadcastChannel(`changes:${userId}`)
      : undefined;
  channel?.addEventListener('message', async ({ data }: MessageEvent<readonly Topic[] | Language>) => {
    await taken;
    if (typeof data === 'string') followLanguage?.(data);
    else takeChange(data);
  });
  const stops = [$connection.listen(tellReaders), $loginMissing.listen(tellReaders)];
  document.addEventListener('visibilitychange', tellReaders);
  const open = channel;
  stop = () => {
    open?.close();
    for (const end of stops) end();
    document.removeEventListener('visibilitychange', tellReaders);
  };
}

/** Where all pages of this browser find when each topic was changed last; it names no person. */
const changesKey = 'changes';

type ChangeTimes = Partial<Record<Topic, number>>;

function changeTimes(): ChangeTimes {
  return ifAllowed(() => JSON.parse(localStorage.getItem(changesKey) ?? '{}') as ChangeTimes, {});
}

/**
 * After a write of which only its own form knows: a page that was asked for before it was answered asks again for what reads the
 * topics, and nothing that is open does.
 */
export function noteChange(topics: readonly Topic[]): void {
  if (topics.length === 0) return;
  const now = Date.now();
  const times = { ...changeTimes(), ...Object.fromEntries(topics.map((topic) => [topic, now])) };
  ifAllowed(() => localStorage.setItem(changesKey, JSON.stringify(times)), undefined);
}

/** @param start milliseconds since 1970 */
function changesSince(start: number): Topic[] {
  const times = Object.entries(changeTimes()) as [Topic, number][];
  return times.flatMap(([topic, time]) => (time >= start ? [topic] : []));
}

function takeChange(topics: readonly Topic[]): void {
  clock += 1;
  for (const topic of topics) {
    changedAt.set(topic, clock);
    changed.add(topic);
  }
  for (const listener of changeListeners) listener(topics);
  if (settling) return;
  settling = true;
  setTimeout(() => {
    settling = false;
    tellReaders();
  }, settlingMs);
}

function tellReaders(): void {
  if (changed.size === 0 || !canAskByItself() || isHidden()) return;
  const topics = new Set(changed);
  changed.clear();
  for (const reader of [...readers]) {
    const stale =
      reader.reads === 'everything' ? [...topics] : reader.reads.filter((topic) => topics.has(topic));
    if (stale.length > 0) void askAgain(reader, topics, stale);
  }
}

/** Topics that could not be asked about wait for the network. */
async function askAgain({ ask }: Reader, topics: ReadonlySet<Topic>, stale: readonly Topic[]): Promise<void> {
  try {
    await ask(topics);
  } catch (error) {
    // what was deleted meanwhile is missing, and its page says so
    if (isRefusal(problemOf(error))) return;
    if (!isUnanswered(error)) return reportError(error, { area: 'freshness' });
    for (const topic of stale) changed.add(topic);
  }
}

/** Whether nobody sees this tab; a page that is gone meanwhile has no document either. */
function isHidden(): boolean {
  return globalThis.document === undefined || document.visibilityState === 'hidden';
}
