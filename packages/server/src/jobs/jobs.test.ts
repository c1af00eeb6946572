import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCast, createPerson } from '../../test/factories.ts';
import { fakeRemote } from '../../test/fakeReleases.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { startLoginSession } from '../authentication/loginSession.ts';
import { loginSessions } from '../authentication/tables.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { createMailer } from '../mail/mailer.ts';
import { releaseVersions } from '../registry/tables.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import { createJobRunner } from './jobRunner.ts';
import { createJobs } from './jobs.ts';

let server: TestServer;
const send = vi.fn(async () => undefined);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

function jobsOfServer() {
  const { db, config } = server.context;
  const report = vi.fn();
  const mailer = createMailer({ db, config, report, transport: { send, close: () => undefined } });
  return createJobs({ db, store: createFileStore(config), mailer, config });
}

function run(name: string): Promise<unknown> {
  const found = jobsOfServer().find((job) => job.name === name);
  if (found === undefined) throw new Error(`There is no job ${name}`);
  return found.run(new AbortController().signal);
}

test('names are unique, for each is a row', () => {
  const names = jobsOfServer().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('statistics are added up without anybody asking', async () => {
  await createCast(server.db);
  await run('refresh-metrics');
  expect(await rowsOf(server.db, sql`select * from stale_sessions`)).toEqual([]);
  expect(await rowsOf(server.db, sql`select * from session_figures`)).toHaveLength(2);
});

test('login sessions that have run out are removed, of anybody', async () => {
  const { id: userId } = await createPerson(server.db, { firstName: 'Lena' });
  await startLoginSession(server.db, { userId, userAgent: 'old' });
  await server.db.update(loginSessions).set({ expiresAt: new Date(0) });
  await startLoginSession(server.db, { userId, userAgent: 'new' });
  await run('remove-expired-logins');
  expect(await server.db.select({ agent: loginSessions.userAgent }).from(loginSessions)).toEqual([
    { agent: 'new' },
  ]);
});

test('versions that nothing has named for long are removed', async () => {
  const descriptor = fakeRemote('mfe-a', 'a1');
  const version = { name: 'mfe-a', version: 'a1', descriptor, files: [], publishedBy: 'pipeline' };
  const days = server.context.config.RELEASE_KEEP_DAYS + 1;
  await server.db.insert(releaseVersions).values([
    { ...version, lastNamedAt: sql`now() - make_interval(days => ${days})` },
    { ...version, version: 'a2' },
  ]);
  await run('prune-releases');
  expect(await server.db.select({ version: releaseVersions.version }).from(releaseVersions)).toEqual([
    { version: 'a2' },
  ]);
});

test('mail leaves soon after the commit', async () => {
  const jobs = jobsOfServer().filter(({ name }) => name === 'send-mails');
  const runner = createJobRunner({ db: server.db, jobs, report: vi.fn() });
  runner.start();
  await server.db.transaction((transaction) =>
    enqueueMail(transaction, { recipient: 'moritz@example.org', subject: 'Hallo', text: 'Guten Tag' }),
  );
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
  await runner.stop();
});
