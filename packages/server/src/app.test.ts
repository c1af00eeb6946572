import { endpoints } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('the application', () => {
  it('says that it is alive and ready', async () => {
    const visitor = server.visit();
    expect((await visitor.get('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await visitor.get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it.each(['/api', '/api/', '/api/unknown/', '/api/core/me/more/'])(
    'answers %s with not_found',
    async (url) => {
      const answer = await server.visit().get(url, { 'accept-language': 'fr' });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toEqual({
        code: 'not_found',
        message: 'Cet élément n’existe pas.',
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    },
  );

  it('answers an unknown address with not_found whatever the method, without asking for a token', async () => {
    const answer = await server.visit().send({ method: 'DELETE', url: '/api/unknown/' });
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('names the methods of an address that has no such one', async () => {
    const answer = await server.visit().send({ method: 'DELETE', url: endpoints.me.path });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, PUT');
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it('takes an address with and without its last slash', async () => {
    const { username } = await createPerson(server.db, { firstName: 'Lena' });
    const visitor = await server.login(username);
    expect((await visitor.get('/api/core/me')).statusCode).toBe(200);
  });

  it.each([
    '/api/%',
    '/api/%ff',
    '/api/course/completion/%00/x/',
    `/api/course/completion/${'1'.repeat(300)}/x/`,
    `/api/course/completion/${'1'.repeat(200)}/x/`,
    '/media/%00',
    '/media/avatar/%00.jpg',
    '/remotes/%00',
    '/media/%c0%ae',
    `/media/${'a'.repeat(5000)}`,
    `/media/captions/${'%C3%A4'.repeat(400)}.vtt`,
    '/course/%E0%A4%A',
  ])('answers the odd address %s with not_found', async (url) => {
    const visitor = await server.login((await createPerson(server.db, { firstName: 'Lena' })).username);
    const answer = await visitor.get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'not_found',
      message: expect.any(String),
      request_id: expect.any(String),
    });
    const { headers } = await visitor.get('/healthz');
    const own = new Set(['content-length', 'content-type', 'date', 'connection', 'cache-control']);
    for (const [name, value] of Object.entries(headers)) {
      if (!own.has(name)) expect([name, answer.headers[name]]).toEqual([name, value]);
    }
  });

  it.each([
    ['PUT', endpoints.me.path, '{"first_name":'],
    ['POST', '/server/graphql/', '{"query":"query Q($a: ID) { course(id: $a) { id } }","variables":{"a":'],
  ] as const)('refuses what is endlessly deep at %s %s', async (method, url, start) => {
    const { username } = await createPerson(server.db, { firstName: 'Lena' });
    const visitor = await server.login(username);
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    const answer = await visitor.send({
      method,
      url,
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        'x-csrftoken': 'token-of-the-test',
      },
      payload: start + deep + '}'.repeat(start.split('{"').length - 1),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('"code":"validation_failed"');
  });

  it('forbids data to be run or framed', async () => {
    const { headers } = await server.visit().get('/healthz');
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['GET', endpoints.me.path],
    ['PUT', endpoints.me.path],
    ['GET', endpoints.settings.path],
    ['GET', endpoints.sessions.path],
    ['GET', endpoints.dashboardConfig.path],
    [
      'GET',
      '/api/course/completion/0b0c6d60-0000-4000-8000-000000000001/0b0c6d60-0000-4000-8000-000000000002/',
    ],
    ['POST', endpoints.markCompletion.path],
    ['POST', endpoints.saveWatchedRanges.path],
  ] as const)('asks for a login at %s %s', async (method, url) => {
    const visitor = server.visit();
    const answer = await (method === 'GET'
      ? visitor.get(url)
      : method === 'PUT'
        ? visitor.put(url)
        : visitor.post(url));
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'not_logged_in' });
  });

  it.each([
    ['PUT', endpoints.me.path],
    ['POST', endpoints.markCompletion.path],
    ['POST', endpoints.saveWatchedRanges.path],
  ] as const)('refuses %s %s without X-CSRFToken', async (method, url) => {
    const { username } = await createPerson(server.db, { firstName: 'Lena' });
    const visitor = await server.login(username);
    const answer = await visitor.send({ method, url, payload: {} });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'csrf_failed' });
  });
});
