import { vi } from 'vitest';

export interface SentCall {
  readonly method: string;
  readonly address: string;
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
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = { method: init.method ?? 'GET', address: String(input), body };
    sent.push(call);
    return answer(call);
  });
  return sent;
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** A network that is not there. */
export async function offline(): Promise<Response> {
  throw new TypeError('Failed to fetch');
}
