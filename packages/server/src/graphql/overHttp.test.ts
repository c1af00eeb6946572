import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

/** Audits whose «should» we do not follow, and why. */
const refused: Readonly<Record<string, string>> = {};

let server: TestServer;
let url = '';
let cookie = '';

beforeAll(async () => {
  server = await startTestServer();
  const { people } = await createCast(server.db);
  const client = await server.login(people.member.username);
  cookie = [...client.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere');
  url = `http://127.0.0.1:${address.port}/server/graphql/`;
});

afterAll(() => server[Symbol.asyncDispose]());

const audits = serverAudits({
  url: () => url,
  fetchFn: (input: string, init: RequestInit = {}) =>
    fetch(input, {
      ...init,
      headers: { ...init.headers, cookie, 'x-csrftoken': 'token-of-the-test' },
    }),
});

describe('GraphQL over HTTP, the conformance audits', () => {
  test('there are as many as the suite promises', () => {
    expect(audits.length).toBeGreaterThan(60);
  });

  test.each(audits.map((audit) => ({ name: audit.name, id: audit.id, audit })))(
    '$id: $name',
    async ({ id, audit }) => {
      const result = await audit.fn();
      if (id in refused) return expect(result.status).not.toBe('ok');
      expect(result.status === 'ok' ? undefined : result.reason).toBeUndefined();
    },
  );
});
