import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { rowsOf } from '../src/statistics/rowsOf.ts';

/**
 * Until another transaction waits for what this one has locked, or would have come to it: on the one connection of PGlite
 * others wait for the whole transaction.
 */
export async function untilOthersWait(transaction: Database): Promise<void> {
  for (let round = 0; round < 500; round += 1) {
    const waiting = await rowsOf(
      transaction,
      sql`select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`,
    );
    if (waiting.length > 0) return;
  }
}
