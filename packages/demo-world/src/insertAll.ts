import { type Database, inStatements, users } from '@learn/server/sample-data';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Any number that nothing else locks. */
const demoWorldLock = 5_270_043;

/** Inserts rows in as few statements as possible. */
export async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const some of inStatements(table, rows)) await db.insert(table).values(some);
}

/**
 * Waits until nobody else fills the database, for as long as the transaction lasts.
 * @returns whether there is nobody in the database yet
 */
export async function lockEmptyDatabase(transaction: Database): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${demoWorldLock})`);
  const found = await transaction.select({ id: users.id }).from(users).limit(1);
  return found.length === 0;
}
