import type { ErrorBody } from '@learn/contracts';
import { vi } from 'vitest';

export interface SentCall {
  readonly method: string;
  readonly address: string;
  readonly headers: Headers;
  /** parsed JSON, undefined without a body */
  readonly body: unknown;
}

/**
 * Puts a network in place of the browser's until `vi.unstubAllGlobals`.
 * @returns the calls that were sent, in their order
 */
export function stubFetch(answer: (call: SentCall) => Response | Promise<Response>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      address: String(input),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(call);
    return answer(call);
  });
  return sent;
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** A failed answer as the server writes it. */
export function failed(status: number, body: Partial<ErrorBody> = {}): Response {
  return json(body, status);
}

/** An answer that arrives when the test says so. */
export function held(): { answer: Promise<Response>; arrive: (response: Response) => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: promise, arrive: resolve };
}
