import {
  type AddressInput,
  type AnswerOf,
  addressOf,
  type EndpointEntry,
  type EndpointInput,
  type ErrorBody,
  type endpoints,
  type InputArguments,
  listKey,
  type RowOf,
  revisionHeader,
  type Seen,
  seenHeader,
  type Topic,
  writeSeen,
} from '@learn/contracts';
import { isFresh, markAllChanged, markChanged, moment } from '../freshness.ts';
import { pageData } from '../page.ts';
import { leavesStale } from '../problemOf.ts';
import { $connection, watchedFetch } from '../stores/connection.ts';
import { $language } from '../stores/language.ts';
import { noteFailedWrite } from '../stores/viewing.ts';
import { csrfToken } from './cookies.ts';
import { HttpError } from './HttpError.ts';
import type { Received } from './Received.ts';

interface ReadOptions {
  /** asks the server even where an answer is known */
  readonly reload?: boolean;
}

export interface WriteOptions {
  /** lets the browser finish the call when the page goes away meanwhile */
  readonly keepalive?: boolean;
  /** gives the call up: it then rejects with the signal's reason, whether or not the server has done it */
  readonly signal?: AbortSignal;
  /**
   * What the form showed of the fields that it changes: where another person has changed them meanwhile, the server answers
   * version_conflict. Without it what is sent counts.
   */
  readonly seen?: Seen | undefined;
}

interface Request extends WriteOptions {
  readonly method: EndpointEntry['method'];
  readonly address: string;
  readonly body?: unknown;
  readonly changes?: readonly Topic[] | undefined;
  /** in place of the usual limit, which also covers the body of the answer */
  readonly limit?: AbortSignal;
}

/** An endpoint that is read. */
export type ReadEndpoint = EndpointEntry & { readonly method: 'GET'; readonly reads: readonly Topic[] };

/** One whose rows are chosen by limit and offset, and by nothing that is required. */
export type ListEndpoint = typeof endpoints.dueDates | typeof endpoints.persons | typeof endpoints.products;

/** Some rows of a list. */
export interface RestList<Row> {
  readonly rows: readonly Row[];
  /** number of all rows, by the header `x-total-count` */
  readonly total: number;
}

/** Milliseconds after which a call without an answer counts as failed. */
export const timeoutMs = 30_000;

interface KeptAnswer {
  readonly received: Promise<Received<unknown>>;
  /** what came with the page needs no waiting */
  readonly known?: unknown;
  /** when it was asked for, see `moment` */
  readonly since: number;
}

const answers = new Map<string, KeptAnswer>();
const unauthorisedListeners = new Set<() => void>();

/**
 * The REST client (specification §7). The types of parameters, query, body and answer follow from the description of the
 * endpoint. Answers that are read are kept by address until what they read changes; a failure is not kept.
 * @throws HttpError for any non-success answer, TypeError when the network is gone, DOMException named TimeoutError when
 *   no answer came within 30 seconds
 */
export const rest = {
  async get<const E extends ReadEndpoint>(
    endpoint: E,
    ...[input, options]: InputArguments<AddressInput<E>, [options?: ReadOptions]>
  ): Promise<AnswerOf<E>> {
    const address = addressOf(endpoint, ...([input] as InputArguments<AddressInput<E>>));
    const { answer } = await askAt<AnswerOf<E>>(endpoint, address, options?.reload);
    return answer;
  },
  /** Drops a kept answer, so that the next `get` asks anew. */
  forget<const E extends ReadEndpoint>(endpoint: E, ...input: InputArguments<AddressInput<E>>): void {
    answers.delete(addressOf(endpoint, ...input));
  },
  /** What `list` would answer, where that is known at once because it came with the page. */
  knownList<const E extends ReadEndpoint>(
    endpoint: E,
    ...input: InputArguments<AddressInput<E>>
  ): RestList<RowOf<E>> | undefined {
    return knownAt(endpoint, listKey(addressOf(endpoint, ...input)));
  },
  /** Rows of a list of which the query asks for a part (`limit`), and how many there are in all; kept like `get`. */
  async list<const E extends ReadEndpoint>(
    endpoint: E,
    ...input: InputArguments<AddressInput<E>>
  ): Promise<RestList<RowOf<E>>> {
    return listAt<RowOf<E>>(endpoint, addressOf(endpoint, ...input));
  },
  /**
   * All rows of a list whose answers are pages, page after page; kept like `get`. For lists that a person can look through;
   * longer ones are loaded as they are scrolled (`useRowBlocks`).
   * @param limit rows of a page
   */
  async whole<const E extends ListEndpoint>(endpoint: E, limit: number): Promise<readonly RowOf<E>[]> {
    const first = await pageAt<RowOf<E>>(endpoint, { limit, offset: 0 });
    if (first.total <= limit) return first.rows;
    const rows = [...first.rows];
    for (let offset = limit; offset < first.total; offset += limit)
      rows.push(...(await pageAt<RowOf<E>>(endpoint, { limit, offset })).rows);
    return rows;
  },
  /** What `whole` would answer, where that is known at once because it came with the page. */
  knownWhole<const E extends ListEndpoint>(
    endpoint: E,
    limit: number,
    hydrates = false,
  ): readonly RowOf<E>[] | undefined {
    const address = pageAddress(endpoint, { limit, offset: 0 });
    const first = knownAt<RestList<RowOf<E>>>(endpoint, listKey(address), hydrates);
    return first && first.total <= limit ? first.rows : undefined;
  },
  /** A file, by the name that the server gives it; not kept. The limit ends with its first byte. */
  async file<const E extends ReadEndpoint>(
    endpoint: E,
    ...input: InputArguments<AddressInput<E>>
  ): Promise<File> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new DOMException('no answer', 'TimeoutError')), timeoutMs);
    const address = addressOf(endpoint, ...input);
    const call = respond({ method: 'GET', address, limit: limit.signal });
    const response = await call.finally(() => clearTimeout(timer));
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    const content = await response.blob();
    return new File([content], name ?? '', { type: content.type });
  },
  /** Calls an endpoint that writes, or whose question is a body. */
  async send<const E extends EndpointEntry>(
    endpoint: E,
    ...[input, options]: InputArguments<EndpointInput<E>, [options?: WriteOptions]>
  ): Promise<AnswerOf<E>> {
    const { method, changes } = endpoint;
    const address = addressOf(endpoint, ...([input] as InputArguments<AddressInput<E>>));
    // the description decides the type of the body
    const { body = method === 'POST' ? {} : undefined } = (input ?? {}) as { readonly body?: unknown };
    const { answer } = await sendTo<AnswerOf<E>>({ method, address, body, changes, ...options });
    return answer;
  },
};

interface PageQuery {
  readonly limit: number;
  readonly offset: number;
}

function pageAddress(endpoint: ListEndpoint, query: PageQuery): string {
  return addressOf(endpoint, { query });
}

function pageAt<Row>(endpoint: ListEndpoint, query: PageQuery): Promise<RestList<Row>> {
  return listAt(endpoint, pageAddress(endpoint, query));
}

async function listAt<Row>(endpoint: ReadEndpoint, address: string): Promise<RestList<Row>> {
  const { answer } = await kept(endpoint, listKey(address), async () => {
    const response = await respond({ method: 'GET', address });
    const rows = (await response.json()) as readonly Row[];
    const total = Number(response.headers.get('x-total-count') ?? rows.length);
    return { answer: { rows, total }, revision: revisionOf(response) };
  });
  return answer;
}

/** What an endpoint answers at an address; kept. */
export function askAt<Answer>(
  endpoint: ReadEndpoint,
  address: string,
  reload = false,
): Promise<Received<Answer>> {
  return kept(endpoint, address, () => receive<Answer>({ method: 'GET', address }), reload);
}

/**
 * Sends a write whose address and body are filled in already, as the outbox keeps it. One that
 * fails may make the same stale, see `leavesStale`; one that outlives its page tells the other tabs before the answer.
 */
export async function sendTo<Answer>(request: Request): Promise<Received<Answer>> {
  const { changes, keepalive } = request;
  const isSent = $connection.get() !== 'offline';
  if (keepalive && isSent) markChanged(changes);
  try {
    const received = await receive<Answer>(request);
    markChanged(changes);
    return received;
  } catch (error) {
    noteFailedWrite(error);
    if (isSent && leavesStale(error)) markChanged(changes);
    throw error;
  }
}

/**
 * The answer under an address or a `listKey`, where it came with the page.
 * @param hydrates also where it has changed since, see `useHydrates`
 */
export function knownAt<Answer>({ reads }: ReadEndpoint, key: string, hydrates = false): Answer | undefined {
  if (hydrates) return pageData().rest[key] as Answer | undefined;
  const known = answers.get(key);
  return known && isFresh(reads, known.since) ? (known.known as Answer | undefined) : undefined;
}

function kept<Answer>(
  { reads }: ReadEndpoint,
  key: string,
  ask: () => Promise<Received<Answer>>,
  reload = false,
): Promise<Received<Answer>> {
  const known = answers.get(key);
  if (known && !reload && isFresh(reads, known.since)) return known.received as Promise<Received<Answer>>;
  const since = moment();
  const received = ask();
  answers.set(key, { received, since });
  received.catch(() => {
    if (answers.get(key)?.received === received) answers.delete(key);
  });
  return received;
}

/** Puts answers where `rest.get` finds them: those that came with the page, or with a write. @param revisions by address, too */
export function primeRestCache(
  known: Readonly<Record<string, unknown>>,
  revisions: Readonly<Record<string, number>> = {},
): void {
  for (const [address, answer] of Object.entries(known)) {
    const received = Promise.resolve({ answer, revision: revisions[address] ?? 0 });
    answers.set(address, { received, known: answer, since: moment() });
  }
}

/** Forgets all answers, for another person or another language. */
export function clearRestCache(): void {
  answers.clear();
  markAllChanged();
}

/** Called when any call answers that nobody is logged in: the session has ended. @returns the function that unsubscribes */
export function onUnauthorised(listener: () => void): () => void {
  unauthorisedListeners.add(listener);
  return () => unauthorisedListeners.delete(listener);
}

/** Tells everybody that the session has ended; for the data client, whose calls do not come through here. */
export function announceUnauthorised(): void {
  for (const listener of unauthorisedListeners) listener();
}

async function receive<Answer>(request: Request): Promise<Received<Answer>> {
  const response = await respond(request);
  const answer = (response.status === 204 ? undefined : await response.json()) as Answer;
  return { answer, revision: revisionOf(response) };
}

function revisionOf({ headers }: Response): number {
  return Number(headers.get(revisionHeader) ?? 0);
}

async function respond(request: Request): Promise<Response> {
  const { method, address, body, seen, keepalive, signal, limit = AbortSignal.timeout(timeoutMs) } = request;
  const headers: Record<string, string> = ownHeaders();
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const header = seen && writeSeen(seen);
  if (header !== undefined) headers[seenHeader] = header;
  const response = await watchedFetch(address, {
    method,
    headers,
    credentials: 'same-origin',
    signal: AbortSignal.any([limit, ...(signal ? [signal] : [])]),
    ...(keepalive === undefined ? {} : { keepalive }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await httpError(response);
  return response;
}

/** What every call to this server says of itself. */
export function ownHeaders() {
  return { Accept: 'application/json', 'Accept-Language': $language.get(), 'X-CSRFToken': csrfToken() };
}

async function httpError(response: Response): Promise<HttpError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  if (response.status === 401 && body.code === 'not_logged_in') announceUnauthorised();
  return new HttpError(response, body);
}
