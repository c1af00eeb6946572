import { type ErrorBody, listKey } from '@learn/contracts';
import { watchedFetch } from '../stores/connection.ts';
import { $language } from '../stores/language.ts';
import { csrfToken } from './csrf.ts';
import { HttpError } from './HttpError.ts';

interface WriteOptions {
  /** lets the browser finish the call when the page goes away meanwhile */
  readonly keepalive?: boolean;
  /** gives the call up: it then rejects with the signal's reason, whether or not the server has done it */
  readonly signal?: AbortSignal;
}

interface Call extends WriteOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly address: string;
  readonly body?: unknown;
  /** in place of the usual limit, which also covers the body of the answer */
  readonly limit?: AbortSignal;
}

/** Some rows of a list. */
export interface RestList<Row> {
  readonly rows: readonly Row[];
  /** number of all rows, by the header `x-total-count` */
  readonly total: number;
}

/** Milliseconds after which a call that nobody has answered counts as failed. */
export const timeoutMs = 30_000;

const answers = new Map<string, Promise<unknown>>();
/** What came with the page needs no waiting. */
const settled = new WeakMap<Promise<unknown>, unknown>();
const unauthorisedListeners = new Set<() => void>();
const writeListeners = new Set<() => void>();

/**
 * The REST client (specification §7). GET answers are kept by address until something is written or the person
 * changes; a failed GET is not kept.
 * @throws HttpError for any non-success answer, TypeError when the network is gone, DOMException named TimeoutError when
 *   no answer came within 30 seconds
 */
export const rest = {
  get<Answer>(address: string, options: { reload?: boolean } = {}): Promise<Answer> {
    return kept(address, () => send<Answer>({ method: 'GET', address }), options.reload);
  },
  /** What `get` would answer, where that is known at once because it came with the page. */
  known<Answer>(address: string): Answer | undefined {
    const answer = answers.get(address);
    return answer && (settled.get(answer) as Answer | undefined);
  },
  /** What was answered at an address is not kept: whoever wants it next asks anew. */
  forget(address: string): void {
    answers.delete(address);
  },
  /** What `list` would answer, where that is known at once because it came with the page. */
  knownList<Row>(address: string): RestList<Row> | undefined {
    return rest.known(listKey(address));
  },
  /** Rows of a list of which the address asks for a part (`limit`), and how many there are in all; kept like `get`. */
  list<Row>(address: string): Promise<RestList<Row>> {
    return kept(listKey(address), async () => {
      const response = await respond({ method: 'GET', address });
      const rows = (await response.json()) as readonly Row[];
      return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) };
    });
  },
  /** A file, by the name that the server gives it; not kept. It may take its time once it has begun to arrive. */
  async file(address: string): Promise<File> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new DOMException('no answer', 'TimeoutError')), timeoutMs);
    const call = respond({ method: 'GET', address, limit: limit.signal });
    const response = await call.finally(() => clearTimeout(timer));
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    const content = await response.blob();
    return new File([content], name ?? '', { type: content.type });
  },
  post: <Answer>(address: string, body: unknown = {}, options: WriteOptions = {}) =>
    write<Answer>({ method: 'POST', address, body, ...options }),
  put: <Answer>(address: string, body: unknown, options: WriteOptions = {}) =>
    write<Answer>({ method: 'PUT', address, body, ...options }),
  delete: <Answer>(address: string, options: WriteOptions = {}) =>
    write<Answer>({ method: 'DELETE', address, ...options }),
};

function kept<Answer>(key: string, ask: () => Promise<Answer>, reload = false): Promise<Answer> {
  const known = reload ? undefined : answers.get(key);
  if (known) return known as Promise<Answer>;
  const answer = ask();
  answers.set(key, answer);
  answer.catch(() => {
    if (answers.get(key) === answer) answers.delete(key);
  });
  return answer;
}

/** Puts answers that came with the page where `rest.get` finds them. */
export function primeRestCache(known: Readonly<Record<string, unknown>>): void {
  for (const [address, value] of Object.entries(known)) {
    const answer = Promise.resolve(value);
    answers.set(address, answer);
    settled.set(answer, value);
  }
}

/** Forgets all GET answers, for another person or another language. */
export function clearRestCache(): void {
  answers.clear();
  for (const listener of writeListeners) listener();
}

/** Called when GET answers are out of date, as something was written. */
export function onWritten(listener: () => void): void {
  writeListeners.add(listener);
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

async function write<Answer>(call: Call): Promise<Answer> {
  const answer = await send<Answer>(call);
  clearRestCache();
  return answer;
}

async function send<Answer>(call: Call): Promise<Answer> {
  const response = await respond(call);
  if (response.status === 204) return undefined as Answer;
  return (await response.json()) as Answer;
}

async function respond(call: Call): Promise<Response> {
  const { method, address, body, keepalive, signal, limit = AbortSignal.timeout(timeoutMs) } = call;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': $language.get(),
    'X-CSRFToken': csrfToken(),
  };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
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

async function httpError(response: Response): Promise<HttpError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  if (response.status === 401 && body.code === 'not_logged_in') announceUnauthorised();
  return new HttpError(response, body);
}
