import { endpoints } from '@learn/contracts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { fakeMount, fakeRemote } from '../../test/fakeReleases.ts';
import { createTeam, type ReleaseTeam } from '../../test/releaseCalls.ts';
import { createTestClient, type TestClient } from '../../test/testClient.ts';
import type { TestServer } from '../../test/testServer.ts';
import { startTwoServers, type TwoServers } from '../../test/twoServers.ts';
import { sessionCookie } from '../authentication/cookies.ts';
import { startLoginSession } from '../authentication/loginSession.ts';
import { mails } from '../mail/tables.ts';
import { notificationPreferences, notifications } from '../notifications/tables.ts';
import { readLocalPointer } from '../releases/localPointer.ts';
import { countLoads, forgetLoads } from './countLoads.ts';
import { forgetTimings } from './countTimings.ts';
import { remoteLoads, remoteTimings } from './tables.ts';

let both: TwoServers;
let server: TestServer;
/** another process: the same database and bucket, and no disk in common */
let second: FastifyInstance;
let team: ReleaseTeam;
/** some of them with the first process, some with the second */
let visitors: readonly TestClient[];
/** id of one who wants mails of the platform */
let administrator: string;

const name = 'mfe-a';
const page = '/course/:courseSlug/a';
const figures = { loads: 0, load_failures: 0, crashes: 0, fallbacks: 0 };

beforeAll(async () => {
  both = await startTwoServers();
  ({ server, second } = both);
  ({ id: administrator } = await createPerson(server.db, { firstName: 'Carla', hasVbvAdminAccess: true }));
  await server.db
    .insert(notificationPreferences)
    .values({ userId: administrator, category: 'SYSTEM', byMail: true });
  team = await createTeam(server.db, server.app, name);
  for (const id of ['a1', 'a2']) await team.publish(fakeRemote(name, id, { mounts: [fakeMount(page, id)] }));
  await team.move({ kind: 'promote', version: 'a1' });
  await team.move({ kind: 'canary', version: 'a2', percent: 10 });
  await vi.waitFor(
    async () =>
      expect(await readLocalPointer(both.folders.second, name)).toMatchObject({
        canary: { version: 'a2' },
      }),
    { timeout: 5000 },
  );
  visitors = await Promise.all(
    [server.app, second, server.app, second].map(async (app) => {
      const { id: userId } = await createPerson(server.db, { firstName: 'Lena' });
      const { token } = await startLoginSession(server.db, { userId, userAgent: 'test' });
      return createTestClient(app, { [sessionCookie]: token, loginStatus: 'true' });
    }),
  );
});

afterAll(async () => {
  await both[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await server.db.delete(remoteLoads);
});

async function report(
  client: TestClient | undefined,
  version: string,
  change: Partial<typeof figures>,
): Promise<void> {
  const remotes = [{ name, version, ...figures, ...change }];
  const answer = await client?.post(endpoints.reportRemotes.path, { remotes });
  expect(answer?.statusCode).toBe(204);
}

async function shown() {
  return (await team.read()).json();
}

test('what pages note with any process is one figure by version, of the last hour and day', async () => {
  const [first, other] = visitors;
  await report(first, 'a1', { loads: 3 });
  await report(other, 'a1', { loads: 2, crashes: 1 });
  await report(other, 'a2', { load_failures: 3, fallbacks: 1 });
  await server.db.execute(
    sql`insert into remote_loads values (${name}, 'a1', now() - interval '2 hours', 10, 0, 0, 0, '{}')`,
  );
  expect((await shown()).versions).toMatchObject([
    { version: 'a2', last_hour: { ...figures, load_failures: 3, fallbacks: 1 } },
    { version: 'a1', last_hour: { ...figures, loads: 5, crashes: 1 }, last_day: { loads: 15, crashes: 1 } },
  ]);
});

test('visitors without login are counted in what is shown, and end no canary however many they are', async () => {
  await report(visitors[0], 'a1', { loads: 20 });
  for (let count = 0; count < 5; count += 1)
    await report(createTestClient(server.app, {}), 'a2', { load_failures: 3, loads: 1 });
  const { canary, versions } = await shown();
  expect(canary).toMatchObject({ version: 'a2' });
  expect(versions[0].last_hour).toEqual({ ...figures, load_failures: 15, loads: 5 });
  const rows = await server.db.select().from(remoteLoads).where(eq(remoteLoads.version, 'a2'));
  expect(
    rows.map(({ loads, loadFailures, failingVisitors }) => [loads, loadFailures, failingVisitors]),
  ).toEqual([[0, 0, []]]);
});

test('how long pages take is kept in buckets, and shown by version and page', async () => {
  const [first, other] = visitors;
  const timing = (value: number, change = {}) => ({
    ...{ name, version: 'a1', page: '', measure: 'entry', value },
    ...change,
  });
  const send = async (client: TestClient | undefined, timings: readonly unknown[]) =>
    expect((await client?.post(endpoints.reportRemotes.path, { remotes: [], timings }))?.statusCode).toBe(
      204,
    );
  const lcp = { measure: 'lcp', page };
  await send(first, [timing(90), timing(90), timing(900, lcp)]);
  await send(other, [
    timing(90),
    timing(5_000),
    ...[{ version: 'invented' }, { page: '/invented' }, { measure: 'glow' }].map((change) =>
      timing(1, change),
    ),
  ]);
  const { versions } = await shown();
  expect(
    versions.map((version: { version: string; timings: unknown }) => [version.version, version.timings]),
  ).toEqual([
    ['a2', []],
    [
      'a1',
      [
        { page: '', measure: 'entry', samples: 4, p75: 100 },
        { page: '', measure: 'lcp', samples: 1, p75: 950 },
        { page, measure: 'lcp', samples: 1, p75: 950 },
      ],
    ],
  ]);
  const kept = await server.db.select().from(remoteTimings);
  expect(kept.map(({ measure }) => measure).sort()).toEqual(['entry', 'lcp']);
  await server.db.execute(sql`update remote_timings set hour = hour - interval '26 hours'`);
  await forgetTimings(server.db);
  expect(await server.db.select().from(remoteTimings)).toEqual([]);
});

test('versions that the registry does not show are not kept', async () => {
  await report(visitors[0], 'invented', { loads: 1 });
  expect(await server.db.select().from(remoteLoads)).toEqual([]);
});

test('a minute keeps few visitors, each once, and goes after a day', async () => {
  const failed = [{ name, version: 'a2', ...figures, crashes: 1 }];
  for (let visitor = 0; visitor < 25; visitor += 1) {
    await countLoads(server.db, `person ${visitor}`, failed);
    await countLoads(server.db, `person ${visitor}`, failed);
  }
  const rows = await server.db.select().from(remoteLoads);
  expect(rows.reduce((sum, { crashes }) => sum + crashes, 0)).toBe(50);
  for (const { failingVisitors } of rows) {
    expect(failingVisitors.length).toBeLessThanOrEqual(20);
    expect(new Set(failingVisitors).size).toBe(failingVisitors.length);
  }
  await server.db.execute(sql`update remote_loads set minute = minute - interval '24 hours'`);
  await forgetLoads(server.db);
  expect(await server.db.select().from(remoteLoads)).toHaveLength(rows.length);
  await server.db.execute(sql`update remote_loads set minute = minute - interval '2 hours'`);
  await forgetLoads(server.db);
  expect(await server.db.select().from(remoteLoads)).toEqual([]);
});

test('a canary goes on where the live version fails as well', async () => {
  for (const visitor of visitors) {
    await report(visitor, 'a1', { load_failures: 3 });
    await report(visitor, 'a2', { load_failures: 3 });
  }
  expect((await shown()).canary).toMatchObject({ version: 'a2' });
});

test('a canary that fails for several people ends once, whichever processes hear of it', async () => {
  const [one, two, three, four] = visitors;
  await report(one, 'a1', { loads: 20 });
  await report(one, 'a2', { load_failures: 3, fallbacks: 1 });
  await report(one, 'a2', { load_failures: 3, fallbacks: 1 });
  await report(two, 'a2', { load_failures: 3, fallbacks: 1 });
  expect((await shown()).canary).toMatchObject({ version: 'a2' });
  const before = (await shown()).moves.length;
  await Promise.all([three, four].map((visitor) => report(visitor, 'a2', { crashes: 1 })));
  const { canary, live, moves } = await shown();
  expect([canary, live, moves.length]).toEqual([null, 'a1', before + 1]);
  expect(moves[0]).toMatchObject({
    kind: 'stop_canary',
    author: 'server',
    failures: { version: 'a2', share: 1, live_share: 0 },
    reason: expect.stringContaining('100 % of loads'),
  });
  expect(moves[0].failures.visitors).toBeGreaterThanOrEqual(3);
  const told = await server.db.select().from(notifications).where(eq(notifications.verb, 'canary_ended'));
  expect(told.map(({ userId, category, targetUrl }) => [userId, category, targetUrl])).toEqual([
    [administrator, 'SYSTEM', '/vbv-admin/releases'],
  ]);
  expect(told[0]?.details).toMatchObject({ name, version: 'a2' });
  const mailed = await server.db.select().from(mails).where(eq(mails.link, '/vbv-admin/releases'));
  expect(mailed.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/Probelauf von mfe-a a2 beendet: Fehler bei [34] Personen/),
  ]);
});
