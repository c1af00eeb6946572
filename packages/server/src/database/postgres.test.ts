import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';
import { openPostgres } from './postgres.ts';

const { TEST_DATABASE_URL: url = '' } = process.env;

describe.runIf(url)('a connection that', () => {
  it('is silent for too long is given up, and another one takes its place', async () => {
    const { db, ping, close } = await openPostgres(url, 1, 200);
    const error = await db.execute(sql`select pg_sleep(20)`).catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await expect(ping()).resolves.toBeUndefined();
    await close();
  });

  it('breaks within a transaction ends the transaction, not the process', async () => {
    const { db, ping, close } = await openPostgres(url, 2);
    const pids = sql`select pg_backend_pid() as pid`;
    const alive = (pid: unknown) => sql`select 1 from pg_stat_activity where pid = ${pid}::int`;
    const transaction = db.transaction(async (tx) => {
      const { rows } = (await tx.execute(pids)) as unknown as { rows: { pid: number }[] };
      const pid = rows[0]?.pid;
      await db.execute(sql`select pg_terminate_backend(${pid}::int, 5000)`);
      expect(await db.execute(alive(pid))).toMatchObject({ rows: [] });
      await tx.execute(sql`select 1`);
    });
    const error = await transaction.catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await expect(ping()).resolves.toBeUndefined();
    await close();
  });
});
