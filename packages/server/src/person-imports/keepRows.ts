import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { ListRow } from './readList.ts';
import { personImportRows } from './tables.ts';

const rowsAtOnce = 500;

/** Writes rows of a list; a row that corrects another takes its place, unless that was carried out. */
export async function keepRows(
  transaction: Database,
  importId: string,
  rows: readonly ListRow[],
): Promise<void> {
  const kept = rows.map(({ line, corrects, values, formulas }) => ({
    importId,
    row: corrects ?? line,
    values,
    formulas,
  }));
  for (let at = 0; at < kept.length; at += rowsAtOnce) {
    await transaction
      .insert(personImportRows)
      .values(kept.slice(at, at + rowsAtOnce))
      .onConflictDoUpdate({
        target: [personImportRows.importId, personImportRows.row],
        set: { values: sql`excluded.values`, formulas: sql`excluded.formulas` },
        setWhere: sql`${personImportRows.outcome} is null`,
      });
  }
}
