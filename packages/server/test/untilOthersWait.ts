import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { rowsOf } from '../src/statistics/rowsOf.ts';

/** Milliseconds that a busy machine may take. */
const longest = 30_000;

/**
 * Until another transaction waits for what this one has locked. On the one connection of PGlite others wait for the whole
 * transaction, which nobody sees: there some statements later they would have come to it.
 * @throws when nobody comes to wait
 */
export async function untilOthersWait(transaction: Database): Promise<void> {
  const onPglite = process.env.TEST_DATABASE === 'pglite';
  const end = Date.now() + longest;
  for (let round = 0; Date.now() < end; round += 1) {
    const waiting = await rowsOf(
      transaction,
      // pg_stat_activity stays as a transaction has first seen it, without connections that are opened later
      sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
    );
    if (waiting.length > 0 || (onPglite && round === 500)) return;
  }
  throw new Error('No other transaction waits');
}
