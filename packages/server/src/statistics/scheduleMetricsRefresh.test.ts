import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { rowsOf } from './rowsOf.ts';
import { scheduleMetricsRefresh } from './scheduleMetricsRefresh.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test('what changed is added up without anybody asking, and failures are reported', async () => {
  await createCast(server.db);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failures: unknown[] = [];
  const schedule = scheduleMetricsRefresh(server.db, (error) => failures.push(error));
  vi.advanceTimersByTime(20_000);
  await schedule.stop();
  vi.useRealTimers();
  expect(await rowsOf(server.db, sql`select * from stale_sessions`)).toEqual([]);
  expect(await rowsOf(server.db, sql`select * from session_figures`)).toHaveLength(2);
  expect(failures).toEqual([]);
});

test('a failure is reported', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const failures: unknown[] = [];
  const broken = { execute: () => Promise.reject(new Error('gone')) } as unknown as TestServer['db'];
  const schedule = scheduleMetricsRefresh(broken, (error) => failures.push(error));
  vi.advanceTimersByTime(20_000);
  await schedule.stop();
  vi.useRealTimers();
  expect(failures).toHaveLength(1);
});
