import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Rows of a hand-written select. Integers come as numbers, bigint and numeric may come as text, moments as text. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = await db.execute(statement);
  return (result as unknown as { readonly rows: Row[] }).rows;
}
