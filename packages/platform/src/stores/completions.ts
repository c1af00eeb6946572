import { type CompletionList, type CompletionMarkRequest, endpoints } from '@learn/contracts';
import { type CompletionIndex, indexCompletions, type WatchedRange } from '@learn/domain';
import { map } from 'nanostores';
import { isFresh, moment, onStale } from '../freshness.ts';
import type { WatchedRangesRequest } from '../outbox/keepWatched.ts';
import { deliver, loadOutbox } from '../outbox/outbox.ts';
import { $outbox, type Delivery, onDelivered, type Write } from '../outbox/waitingWrites.ts';
import { isRefusal, problemOf } from '../problemOf.ts';
import { rest } from '../rest/rest.ts';
import { reportError } from '../telemetry/telemetry.ts';
import { canAskByItself } from './loginMissing.ts';

/** What is known of one person's completions in one session. */
export type CompletionState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly index: CompletionIndex }
  | { readonly state: 'failed'; readonly error: unknown };

/** Of a mark, or of what was watched. */
type WaitingBody = CompletionMarkRequest & Partial<Pick<WatchedRangesRequest, 'ranges'>>;

interface WatchedData {
  readonly watched_ranges?: readonly WatchedRange[];
}

/** By `<course session id>/<user id>`; written by the functions below only. */
export const $completions = map<Record<string, CompletionState>>({});

/** By the same keys, without what waits to be sent. */
const confirmed = new Map<string, CompletionIndex>();
/** Counts what happens to the lists, so that it can be told what came before what. */
let clock = 0;
/** When the language changed last: older questions are answered with page ids of the other language. */
let languageSince = 0;
/** When the lists were forgotten last: older questions were another person's. */
let personSince = 0;
/** When the list that is shown was asked for; one that a write brought counts from its arrival. */
const shownSince = new Map<string, number>();
/** When a write brought a list last. */
const writtenSince = new Map<string, number>();
/** How new each list is, see `moment`: one that a write has brought is as new as the write. */
const currentAt = new Map<string, number>();
/** The last write of each key that waits or is on its way; never rejects. */
const writes = new Map<string, Promise<unknown>>();

/** @returns the key of `$completions` */
export function completionKey(courseSessionId: string, userId: string): string {
  return `${courseSessionId}/${userId}`;
}

/**
 * Loads a person's list. A list that is already there stays on the screen meanwhile, also when the new one cannot be
 * had; and a list that another call brings back meanwhile is newer than the one that was asked for here.
 */
export async function loadCompletions(
  courseSessionId: string,
  userId: string,
  options: { reload?: boolean } = {},
): Promise<void> {
  const key = completionKey(courseSessionId, userId);
  const known = $completions.get()[key]?.state;
  if (
    courseSessionId === '' ||
    userId === '' ||
    (!options.reload && (known === 'ready' || known === 'loading'))
  )
    return;
  if (known !== 'ready') $completions.setKey(key, { state: 'loading' });
  const before = $completions.get()[key];
  const askedAt = tick();
  const since = moment();
  try {
    const list = await rest.get(endpoints.completion, { params: { courseSessionId, userId } }, options);
    if (!isOutdated(askedAt) && askedAt > (shownSince.get(key) ?? 0)) receive(key, list, askedAt, since);
  } catch (error) {
    if (isOutdated(askedAt) || $completions.get()[key] !== before) return;
    if (known === 'ready') reportError(error, { area: 'completion' });
    else $completions.setKey(key, { state: 'failed', error });
  }
}

/**
 * Marks a page of one's own; the returned list refreshes every place that shows progress. Writes of a person in a
 * session run one after the other, as each answers with the whole list. Without network or server it is kept, shows all
 * the same, and is sent later.
 * @param about its title and address in the list of unsent changes
 * @returns whether the server has it already
 * @throws HttpError with code self_toggle_not_allowed, circle_locked, forbidden or not_found
 */
export async function markCompletion(
  userId: string,
  request: CompletionMarkRequest,
  about: Pick<Write, 'title' | 'address'>,
): Promise<Delivery<unknown>['state']> {
  const { course_session_id, page_id } = request;
  const key = completionKey(course_session_id, userId);
  let state: Delivery<unknown>['state'] = 'sent';
  await inTurn(key, () =>
    write(course_session_id, userId, async () => {
      const delivery = await deliver<CompletionList>({
        key: `${key}/${page_id}`,
        area: 'completion',
        ...about,
        request: { kind: 'rest', ...endpoints.markCompletion, body: request },
      });
      state = delivery.state;
      return delivery.state === 'sent' ? delivery.answer : undefined;
    }),
  );
  return state;
}

/**
 * Saves what was watched of a video, in turn with the marks of the person in the session. It goes straight to the server;
 * what cannot be sent, or nobody would be logged in for, waits in the outbox, one write for each video, and shows all the same.
 * @param options its title and address in the list of unsent changes; keepalive where the page goes away:
 *   it is sent at once, and the browser finishes the call without it
 * @throws HttpError with code circle_locked, forbidden or not_found; what prevented the sending where nothing can be kept
 */
export function saveWatchedRanges(
  userId: string,
  request: WatchedRangesRequest,
  { keepalive = false, ...about }: Pick<Write, 'title' | 'address'> & { keepalive?: boolean },
): Promise<void> {
  const { course_session_id, page_id } = request;
  const key = completionKey(course_session_id, userId);
  // beside a mark of the same page
  const kept = { key: `${key}/watched/${page_id}`, ...about };
  const send = () =>
    write(course_session_id, userId, async () => {
      if (canAskByItself() && !$outbox.get().some((waiting) => waiting.key === kept.key))
        try {
          return await rest.send(endpoints.saveWatchedRanges, { body: request }, { keepalive });
        } catch (error) {
          if (isRefusal(problemOf(error))) throw error;
        }
      const { keepWatched, outboxOfPerson } = await loadOutbox();
      const delivery = await keepWatched(outboxOfPerson(), request, kept);
      return delivery.state === 'sent' ? delivery.answer : undefined;
    });
  return keepalive ? send() : inTurn(key, send);
}

/** Takes a list that another call brought back. */
export function receiveCompletions(courseSessionId: string, userId: string, list: CompletionList): void {
  receive(completionKey(courseSessionId, userId), list, tick());
}

/** Asks again for every list that is known, because page ids differ between languages; old lists stay meanwhile. */
export async function reloadCompletions(): Promise<void> {
  languageSince = tick();
  const keys = Object.keys($completions.get());
  await Promise.all(
    keys.map((key) => {
      const [courseSessionId = '', userId = ''] = key.split('/');
      return loadCompletions(courseSessionId, userId, { reload: true });
    }),
  );
}

/** Forgets all lists and the writes that wait, for another person. */
export function resetCompletions(): void {
  personSince = tick();
  shownSince.clear();
  writtenSince.clear();
  writes.clear();
  confirmed.clear();
  $completions.set({});
}

/** Runs a write after those that were asked for before it, whether they succeeded or not. */
function inTurn(key: string, send: () => Promise<void>): Promise<void> {
  const askedAt = tick();
  const turn = (writes.get(key) ?? Promise.resolve()).then(() => {
    if (askedAt < personSince) throw new Error('The person left before this could be saved');
    return send();
  });
  writes.set(
    key,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Sends a write and takes its list, unless that may be older than what is known: then a new one is asked for. */
async function write(
  courseSessionId: string,
  userId: string,
  send: () => Promise<CompletionList | undefined>,
): Promise<void> {
  const key = completionKey(courseSessionId, userId);
  const sentAt = tick();
  const list = await send();
  if (!list || sentAt < personSince) return;
  if (isOutdated(sentAt) || sentAt < (writtenSince.get(key) ?? 0)) {
    await loadCompletions(courseSessionId, userId, { reload: true });
    return;
  }
  const arrivedAt = tick();
  writtenSince.set(key, arrivedAt);
  receive(key, list, arrivedAt);
}

function receive(key: string, list: CompletionList, since: number, current = moment()): void {
  shownSince.set(key, since);
  currentAt.set(key, current);
  confirmed.set(key, indexCompletions(list));
  show(key);
}

/** Shows what the server has confirmed, and on top of it what waits to be sent: marks, and what was watched. */
function show(key: string): void {
  const waiting = $outbox
    .get()
    .filter(({ state, key: of }) => state !== 'refused' && of.startsWith(`${key}/`));
  const known = confirmed.get(key);
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

$outbox.listen(() => {
  for (const key of confirmed.keys()) show(key);
});

onStale(endpoints.completion.reads, () => {
  for (const key of confirmed.keys()) {
    if (isFresh(endpoints.completion.reads, currentAt.get(key) ?? 0)) continue;
    const [courseSessionId = '', userId = ''] = key.split('/');
    void loadCompletions(courseSessionId, userId, { reload: true });
  }
});

onDelivered<CompletionList>('completion', ({ key }, list) => {
  const [courseSessionId = '', userId = ''] = key.split('/');
  receiveCompletions(courseSessionId, userId, list);
});

/** Whether language or person changed since. */
function isOutdated(askedAt: number): boolean {
  return askedAt < languageSince || askedAt < personSince;
}

function tick(): number {
  clock += 1;
  return clock;
}
