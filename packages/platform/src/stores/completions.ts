import { addressOf, type CompletionList, type CompletionMarkRequest, endpoints } from '@learn/contracts';
import { type CompletionIndex, indexCompletions, type WatchedRange } from '@learn/domain';
import { map } from 'nanostores';
import { onStale } from '../freshness.ts';
import type { WatchedRangesRequest } from '../outbox/keepWatched.ts';
import { deliver, loadOutbox } from '../outbox/outbox.ts';
import { $outbox, type Delivery, onDelivered, type Write } from '../outbox/waitingWrites.ts';
import { pageData } from '../page.ts';
import { isRefusal, problemOf } from '../problemOf.ts';
import { askAt, knownAt, primeRestCache, sendTo } from '../rest/rest.ts';
import { reportError } from '../telemetry/telemetry.ts';
import { canAskByItself } from './loginMissing.ts';
import { $user } from './user.ts';

/** What is known of one person's completions in one session. */
export type CompletionState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly index: CompletionIndex }
  | { readonly state: 'failed'; readonly error: unknown };

type Send = () => Promise<Delivery<CompletionList>>;

/** Of a mark, or of what was watched. */
type WaitingBody = CompletionMarkRequest & Partial<Pick<WatchedRangesRequest, 'ranges'>>;

interface WatchedData {
  readonly watched_ranges?: readonly WatchedRange[];
}

/** By `<course session id>/<user id>`; written by the functions below only. */
export const $completions = map<Record<string, CompletionState>>({});

/** By the same keys, without unsent writes. Another person has another map. */
let confirmed = new Map<string, { list: CompletionList; index: CompletionIndex; revision: number }>();
/** The last write of each key that waits or is on its way; never rejects. */
const writes = new Map<string, Promise<unknown>>();

/** @returns the key of `$completions` */
export function completionKey(courseSessionId: string, userId: string): string {
  return `${courseSessionId}/${userId}`;
}

/**
 * The list that came with the page, before it is loaded into `$completions`; there it stays the same object.
 * @param hydrates it may have changed since, see `useHydrates`
 */
export function completionsOfPage(key: string, hydrates: boolean): CompletionState | undefined {
  if (key.startsWith('/') || key.endsWith('/')) return undefined;
  const list = knownAt<CompletionList>(endpoints.completion, addressOfList(key), hydrates);
  return list && { state: 'ready', index: indexOf(list) };
}

/** The list that came with the page stays where a newer one cannot be had, as without network. */
function takeFromPage(key: string): void {
  const { rest, revisions } = pageData();
  const address = addressOfList(key);
  const list = rest[address] as CompletionList | undefined;
  if (list) take(key, list, revisions?.[address]);
}

/** Indexes of lists that were shown from the page already. */
const indexes = new WeakMap<CompletionList, CompletionIndex>();

function indexOf(list: CompletionList): CompletionIndex {
  const known = indexes.get(list) ?? indexCompletions(list);
  indexes.set(list, known);
  return known;
}

/**
 * Loads a person's list. A list that is already there stays on the screen meanwhile, also when the new one cannot be had.
 */
export async function loadCompletions(
  courseSessionId: string,
  userId: string,
  { reload = false }: { reload?: boolean } = {},
): Promise<void> {
  if (courseSessionId === '' || userId === '') return;
  const key = completionKey(courseSessionId, userId);
  const known = $completions.get()[key]?.state;
  if (!reload && (known === 'ready' || known === 'loading')) return;
  if (!confirmed.has(key)) takeFromPage(key);
  if ($completions.get()[key]?.state !== 'ready') $completions.setKey(key, { state: 'loading' });
  await ask(key, reload).catch((error: unknown) => reportError(error, { area: 'completion' }));
}

/**
 * Marks a page of one's own; the returned list refreshes every place that shows progress. It is kept at once and
 * sent in the order of the outbox, also when the page goes away meanwhile. Without network or server it is kept, shows all the same, and is sent later.
 * @param about its title and address in the list of unsent changes
 * @returns whether the server has it already
 * @throws HttpError with code self_toggle_not_allowed, circle_locked, forbidden or not_found
 */
export async function markCompletion(
  userId: string,
  body: CompletionMarkRequest,
  about: Pick<Write, 'title' | 'address'>,
): Promise<Delivery<unknown>['state']> {
  const list = completionKey(body.course_session_id, userId);
  const key = `${list}/${body.page_id}`;
  const request = { kind: 'rest', ...endpoints.markCompletion, body } as const;
  const send = () => deliver<CompletionList>({ key, area: 'completion', ...about, request });
  return (await write(list, send)).state;
}

/**
 * Saves what was watched of a video, one call after the other. It goes straight to the server;
 * what cannot be sent, or nobody would be logged in for, waits in the outbox, one write for each video, and shows all the same.
 * @param options its title and address in the list of unsent changes; keepalive where the page goes away:
 *   it is sent at once, and the browser finishes the call without it
 * @throws HttpError with code circle_locked, forbidden or not_found; what prevented the sending where nothing can be kept
 */
export function saveWatchedRanges(
  userId: string,
  body: WatchedRangesRequest,
  { keepalive = false, ...about }: Pick<Write, 'title' | 'address'> & { keepalive?: boolean },
): Promise<unknown> {
  const list = completionKey(body.course_session_id, userId);
  // beside a mark of the same page
  const kept = { key: `${list}/watched/${body.page_id}`, ...about };
  const { path: address, ...endpoint } = endpoints.saveWatchedRanges;
  const send: Send = async () => {
    if (canAskByItself() && !$outbox.get().some((waiting) => waiting.key === kept.key))
      try {
        const received = await sendTo<CompletionList>({ ...endpoint, address, body, keepalive });
        return { state: 'sent', ...received };
      } catch (error) {
        if (isRefusal(problemOf(error))) throw error;
      }
    const { keepWatched, outboxOfPerson } = await loadOutbox();
    return keepWatched(outboxOfPerson(), body, kept);
  };
  return keepalive ? write(list, send) : inTurn(list, send);
}

/** Takes a list that a write has brought, unless a newer one is shown; it is not asked for again. */
export function receiveCompletions(key: string, list: CompletionList, revision = 0): void {
  if (!take(key, list, revision)) return;
  const address = addressOfList(key);
  primeRestCache({ [address]: list }, { [address]: revision });
}

/** Asks again for every list that is known, because page ids differ between languages; old lists stay meanwhile. */
export async function reloadCompletions(): Promise<void> {
  await Promise.all(Object.keys($completions.get()).map((key) => ask(key, true)));
}

/** Forgets all lists and the writes that wait, for another person. */
export function resetCompletions(): void {
  confirmed = new Map();
  writes.clear();
  $completions.set({});
}

/** Asks for a list; `rest` knows it already where a write has brought it. @throws where a list stays that is known already */
async function ask(key: string, reload: boolean): Promise<void> {
  const isCurrent = currentCheck();
  try {
    const { answer, revision } = await askAt<CompletionList>(
      endpoints.completion,
      addressOfList(key),
      reload,
    );
    // an answer without a list, as of a proxy (specification §8)
    if (!Array.isArray(answer)) throw new Error('No completionData found');
    if (isCurrent()) take(key, answer, revision);
  } catch (error) {
    if (!isCurrent()) return;
    if (confirmed.has(key)) throw error;
    $completions.setKey(key, { state: 'failed', error });
  }
}

/** Runs a write after those that were asked for before it, whether they succeeded or not. */
function inTurn(key: string, send: Send): ReturnType<Send> {
  const own = confirmed;
  const turn = (writes.get(key) ?? Promise.resolve()).then(() => {
    if (own !== confirmed) throw new Error('The person left before this could be saved');
    return write(key, send);
  });
  writes.set(
    key,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Sends a write and takes its list. One in the language of before is asked for again, as the write has made it stale. */
async function write(key: string, send: Send): ReturnType<Send> {
  const isCurrent = currentCheck();
  const delivery = await send();
  if (delivery.state === 'sent' && isCurrent()) receiveCompletions(key, delivery.answer, delivery.revision);
  return delivery;
}

/** @returns whether person and language are still those of now; page ids differ between languages */
function currentCheck(): () => boolean {
  const own = confirmed;
  const language = $user.get()?.language;
  return () => own === confirmed && language === $user.get()?.language;
}

/** @returns false for a list that is older than the one that is shown */
function take(key: string, list: CompletionList, revision = 0): boolean {
  const shown = confirmed.get(key);
  if (shown && revision < shown.revision) return false;
  if (list !== shown?.list) confirmed.set(key, { list, index: indexOf(list), revision });
  show(key);
  return true;
}

/** Shows what the server has confirmed, and on top of it what is not sent yet: marks, and what was watched. */
function show(key: string): void {
  const waiting = $outbox
    .get()
    .filter(({ state, key: of }) => state !== 'refused' && of.startsWith(`${key}/`));
  const known = confirmed.get(key)?.index;
  if (!known) return;
  const before = $completions.get()[key];
  if (waiting.length === 0 && before?.state === 'ready' && before.index === known) return;
  const index = new Map(known);
  for (const { request, since } of waiting) {
    const { page_id, completion_status, ranges } = (request as { body: WaitingBody }).body;
    const entry = index.get(page_id);
    const data = entry?.additional_json_data as WatchedData | null | undefined;
    index.set(page_id, {
      ...entry,
      page_id,
      completion_status: completion_status ?? (ranges ? (entry?.completion_status ?? 'UNKNOWN') : 'SUCCESS'),
      updated_at: since,
      ...(ranges && {
        additional_json_data: { ...data, watched_ranges: [...(data?.watched_ranges ?? []), ...ranges] },
      }),
    });
  }
  $completions.setKey(key, { state: 'ready', index: waiting.length > 0 ? index : known });
}

function addressOfList(key: string): string {
  const [courseSessionId = '', userId = ''] = key.split('/');
  return addressOf(endpoints.completion, { params: { courseSessionId, userId } });
}

$outbox.listen(() => {
  for (const key of confirmed.keys()) show(key);
});

onStale(endpoints.completion.reads, () => {
  return Promise.all([...confirmed.keys()].map((key) => ask(key, false)));
});

onDelivered<CompletionList>('completion', ({ key }, list, revision) => {
  const [courseSessionId = '', userId = ''] = key.split('/');
  receiveCompletions(completionKey(courseSessionId, userId), list, revision);
});
