import { endpoints } from '@learn/contracts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { createFakeReleases, type FakeReleases, fakeRemote, fakeShell } from '../../test/fakeReleases.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

const token = 'a-token-of-the-test';
const { path } = endpoints.reportRemotes;

let releases: FakeReleases;
let server: TestServer;
let username: string;

beforeAll(async () => {
  releases = await createFakeReleases();
  await releases.publishShell(fakeShell('s1'));
  for (const version of ['a1', 'a2']) await releases.publishRemote(fakeRemote('mfe-a', version));
  await releases.point('mfe-a', 'a2', ['a2', 'a1']);
  server = await startTestServer({ config: { METRICS_TOKEN: token, RELEASES_DIR: releases.folder } });
  ({ username } = await createPerson(server.db, { firstName: 'Lena' }));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await releases[Symbol.asyncDispose]();
});
afterEach(() => {
  vi.useRealTimers();
});

const report = (change: Readonly<Record<string, unknown>> = {}) => ({
  name: 'mfe-a',
  version: 'a2',
  loads: 1,
  load_failures: 0,
  crashes: 0,
  ...change,
});

async function measured(): Promise<string[]> {
  const { body } = await server.visit().get('/metrics', { authorization: `Bearer ${token}` });
  return body
    .split('\n')
    .filter((line) => /^remote_(loads|failures)_total/.test(line) && !line.endsWith(' 0'));
}

test('what pages say is counted by remote and version, with labels of the registry alone', async () => {
  const client = await server.login(username);
  const remotes = [
    report({ loads: 2, load_failures: 3 }),
    report({ version: 'a1', crashes: 1 }),
    report({ version: 'invented-"}' }),
  ];
  expect((await client.post(path, { remotes })).statusCode).toBe(204);
  expect(await measured()).toEqual([
    'remote_loads_total{remote="mfe-a",version="a2"} 2',
    'remote_loads_total{remote="mfe-a",version="a1"} 1',
    'remote_loads_total{remote="mfe-a",version="other"} 1',
    'remote_failures_total{remote="mfe-a",version="a2",kind="load"} 3',
    'remote_failures_total{remote="mfe-a",version="a1",kind="crash"} 1',
  ]);
});

test.each([
  ['a remote that is not in the registry', [report(), report({ name: 'mfe-z' })]],
  ['too many', [report({ loads: 101 })]],
  ['a negative count', [report({ crashes: -1 })]],
  ['more than a page has', Array.from({ length: 51 }, () => report())],
])('%s is refused, and nothing of it is counted', async (_, remotes) => {
  const before = await measured();
  const answer = await (await server.login(username)).post(path, { remotes });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
  expect(await measured()).toEqual(before);
});

test('what a newer page says beside that is left out, and nothing else is lost', async () => {
  const before = await measured();
  const body = {
    remotes: [report({ mood: 'good' })],
    timings: [{ name: 'mfe-a', version: 'a2', page: '', measure: 'glow', value: 1 }],
    pages: [],
  };
  expect((await (await server.login(username)).post(path, body)).statusCode).toBe(204);
  expect(await measured()).not.toEqual(before);
});

test('a visitor without login reports thirty times a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const visitor = server.visit();
  for (let count = 0; count < 30; count += 1)
    expect((await visitor.post(path, { remotes: [report()] })).statusCode).toBe(204);
  expect((await visitor.post(path, { remotes: [report()] })).statusCode).toBe(429);
  expect((await (await server.login(username)).post(path, { remotes: [report()] })).statusCode).toBe(204);
});

test('a login session reports thirty times a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
  const [client, other] = [await server.login(username), await server.login(username)];
  const post = async (from: typeof client) => (await from.post(path, { remotes: [report()] })).statusCode;
  for (let count = 0; count < 30; count += 1) expect(await post(client)).toBe(204);
  const refused = await client.post(path, { remotes: [report()] });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(await post(other)).toBe(204);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await post(client)).toBe(204);
});

test('pages report, with a login and without, also where nobody reads the measures', async () => {
  const browser = { accept: 'text/html' };
  expect((await (await server.login(username)).get('/', browser)).body).toContain('"reportsRemotes":true');
  expect((await server.visit().get('/login-local', browser)).body).toContain('"reportsRemotes":true');
  await using plain = await startTestServer({ config: { RELEASES_DIR: releases.folder } });
  const person = await createPerson(plain.db, { firstName: 'Nora' });
  const client = await plain.login(person.username);
  expect((await client.get('/', browser)).body).toContain('"reportsRemotes":true');
  expect((await client.post(path, { remotes: [report()] })).statusCode).toBe(204);
});
