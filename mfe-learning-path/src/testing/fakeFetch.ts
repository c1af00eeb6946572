import { vi } from 'vitest';

export interface Call {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly keepalive: boolean;
  /** the anti-forgery header */
  readonly token: string | null;
}

/** Puts a server in the place of the network. @param answer status and body of each call @returns the calls, in order */
export function fakeFetch(answer: (call: Call) => { status?: number; body: unknown }): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      address: String(address),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      keepalive: init.keepalive ?? false,
      token: new Headers(init.headers).get('X-CSRFToken'),
    };
    calls.push(call);
    const { status = 200, body } = answer(call);
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
  return calls;
}

/** A GraphQL answer that carries an error code. */
export function graphqlError(code: string) {
  return { body: { data: null, errors: [{ message: code, extensions: { code } }] } };
}
