import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { users } from '../users/tables.ts';

/** Statements take at most 65,535 parameters; PostgreSQL and PGlite both work best well below. */
const parametersPerStatement = 20_000;

/** Any number that nothing else locks. */
const demoWorldLock = 5_270_043;

/** Inserts rows in as few statements as possible. */
export async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const size = Math.floor(parametersPerStatement / Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += size) {
    await db.insert(table).values(rows.slice(from, from + size));
  }
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
