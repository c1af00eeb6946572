import type { ErrorBody } from '@learn/contracts';
import { vi } from 'vitest';

export interface SentCall {
  readonly method: string;
  readonly address: string;
  readonly headers: Headers;
  /** parsed JSON, undefined without a body */
  readonly body: unknown;
  readonly keepalive: boolean;
}

/** Short form of a JSON answer; the status is 200 unless told otherwise. */
export interface AnswerSketch {
  readonly status?: number;
  readonly body: unknown;
}

type Answer = Response | AnswerSketch;

/**
 * Puts a network in place of the browser's until `vi.unstubAllGlobals`.
 * @returns the calls that were sent, in their order
 */
export function fakeNetwork(answer: (call: SentCall) => Answer | Promise<Answer>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      address: String(input),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      keepalive: init.keepalive ?? false,
    };
    sent.push(call);
    const answered = await answer(call);
    return answered instanceof Response ? answered : json(answered.body, answered.status);
  });
  return sent;
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** A failed answer as the server writes it. */
export function failed(status: number, problem: Partial<ErrorBody> = {}): Response {
  return json(problem, status);
}

/** A GraphQL answer that carries an error code. */
export function graphqlError(code: string, details?: Readonly<Record<string, unknown>>): Response {
  return json({ data: null, errors: [{ message: code, extensions: { code, details } }] });
}

/** A network that is not there. */
export async function offline(): Promise<Response> {
  throw new TypeError('Failed to fetch');
}

/** An answer that arrives when the test says so. */
export function held(): { answer: Promise<Response>; arrive: (response: Response) => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: promise, arrive: resolve };
}
