import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutUnserved } from '@learn/journeys';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.end(JSON.stringify({ paths: { '/api/core/me/': {}, '/api/admin/users/{id}/': {} } }));
  }).listen(0);
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const missing = (path: string) =>
  `Failed to load resource: the server responded with a status of 404 (Not Found) (http://localhost:4600${path})`;

it.each([
  ['a call that the server does not serve', missing('/api/core/me/password/'), false],
  ['a call that it serves', missing('/api/core/me/'), true],
  ['a call that it serves, with an id', missing('/api/admin/users/7/'), true],
  ['a file that is missing', missing('/remotes/shell/main.js'), true],
  ['another error', 'uncaught: TypeError: x is undefined', true],
])('%s', async (_name, problem, isProblem) => {
  expect(await withoutUnserved([problem], url)).toEqual(isProblem ? [problem] : []);
});
