import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** A browser without a screen: keeps cookies and sends the csrftoken back. */
export interface TestClient {
  readonly cookies: Map<string, string>;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  put(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  delete(url: string): Promise<LightMyRequestResponse>;
  /** Sends just what is given, with the cookies; for requests that no well-behaved page makes. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** @param cookies what the browser has already; a csrftoken is always there */
export function createTestClient(app: FastifyInstance, cookies: Headers = {}): TestClient {
  const jar = new Map(Object.entries({ csrftoken: 'token-of-the-test', ...cookies }));

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const answer = await app.inject({ ...options, headers: { cookie, ...options.headers } });
    for (const { name, value, expires, maxAge } of answer.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (gone) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  const write =
    (method: 'POST' | 'PUT') =>
    (url: string, body: unknown = {}, headers: Headers = {}) =>
      send({
        method,
        url,
        headers: {
          'content-type': 'application/json',
          'x-csrftoken': jar.get('csrftoken') ?? '',
          ...headers,
        },
        payload: JSON.stringify(body),
      });

  return {
    cookies: jar,
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: write('POST'),
    put: write('PUT'),
    delete: (url) => send({ method: 'DELETE', url, headers: { 'x-csrftoken': jar.get('csrftoken') ?? '' } }),
  };
}
