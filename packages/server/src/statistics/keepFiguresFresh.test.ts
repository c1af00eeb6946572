import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { keepFiguresFresh } from './keepFiguresFresh.ts';
import { rowsOf } from './rowsOf.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test('what changed is added up without anybody asking, and failures are reported', async () => {
  await createCast(server.db);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failures: unknown[] = [];
  const keeper = keepFiguresFresh(server.db, (error) => failures.push(error));
  vi.advanceTimersByTime(20_000);
  await keeper.stop();
  vi.useRealTimers();
  expect(await rowsOf(server.db, sql`select * from stale_sessions`)).toEqual([]);
  expect(await rowsOf(server.db, sql`select * from session_figures`)).toHaveLength(2);
  expect(failures).toEqual([]);
});

test('a failure is reported', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failures: unknown[] = [];
  const broken = { execute: () => Promise.reject(new Error('gone')) } as unknown as TestServer['db'];
  const keeper = keepFiguresFresh(broken, (error) => failures.push(error));
  vi.advanceTimersByTime(20_000);
  await keeper.stop();
  vi.useRealTimers();
  expect(failures).toHaveLength(1);
});
