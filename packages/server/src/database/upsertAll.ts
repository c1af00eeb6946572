import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { IndexColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Statements take at most 65,535 parameters; PostgreSQL and PGlite both work best well below. */
const parametersPerStatement = 20_000;

/** Parts of rows that are small enough for one statement. */
export function* inStatements<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Generator<Table['$inferInsert'][]> {
  const size = Math.floor(parametersPerStatement / Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

/**
 * Inserts rows, and where there is one of the same key already, writes all other columns of it but the id.
 * @param target columns of a unique key
 */
export async function upsertAll<Table extends PgTable>(
  db: Database,
  { table, target }: { readonly table: Table; readonly target: readonly IndexColumn[] },
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const kept = new Set<unknown>([...target.map(({ name }) => name), 'id']);
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => given.has(name) && !kept.has(column.name),
  );
  const set = Object.fromEntries(
    columns.map(([name, column]): [string, SQL] => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
  for (const some of inStatements(table, rows)) {
    await db
      .insert(table)
      .values(some)
      .onConflictDoUpdate({ target: [...target], set: set as never });
  }
}
