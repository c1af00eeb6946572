import type { EndpointAnswer, personImportEndpoints } from '@learn/contracts/endpoints';
import { type ImportField, importedValue, importFields, isFormula } from '@learn/domain';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { notFound, validationFailed } from '../errors.ts';
import { checkImport } from './checkRows.ts';
import { keepRows } from './keepRows.ts';
import { lockResting } from './lockImport.ts';
import { presentImportRow } from './readImports.ts';
import type { ListRow } from './readList.ts';
import { personImportRows } from './tables.ts';

/**
 * Takes a corrected list: with a column of lines its rows replace those of the same lines, without it all that wait.
 * @throws not_found, import_running, validation_failed for a line that the first file did not have or that comes twice
 */
export async function correctFile(
  db: Database,
  actorId: string,
  importId: string,
  rows: readonly ListRow[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    const found = await lockResting(transaction, importId);
    if (rows.some(({ corrects }) => corrects !== undefined)) await assertLines(transaction, importId, rows);
    else {
      await transaction
        .delete(personImportRows)
        .where(and(eq(personImportRows.importId, importId), sql`${personImportRows.outcome} is null`));
    }
    const free = rows.some(({ corrects }) => corrects !== undefined)
      ? 0
      : await lastRow(transaction, importId);
    await keepRows(
      transaction,
      importId,
      // What was carried out keeps its lines.
      rows.map((row) => (free === 0 ? row : { ...row, line: row.line + free })),
    );
    await checkImport(transaction, found);
    await recordAudit(transaction, {
      action: 'import.corrected',
      actorId,
      subjectId: importId,
      details: { rows: rows.length },
    });
  });
}

async function lastRow(transaction: Database, importId: string): Promise<number> {
  const [found] = await transaction
    .select({ last: sql<number>`coalesce(max(${personImportRows.row}), 0)::int` })
    .from(personImportRows)
    .where(eq(personImportRows.importId, importId));
  return found?.last ?? 0;
}

async function assertLines(transaction: Database, importId: string, rows: readonly ListRow[]): Promise<void> {
  const lines = rows.map(({ corrects }) => corrects ?? 0);
  const known = await transaction.$count(
    personImportRows,
    and(
      eq(personImportRows.importId, importId),
      sql`${personImportRows.row} = any(${sql.param(lines)}::int[])`,
    ),
  );
  if (known !== lines.length) throw validationFailed([{ field: 'file', problems: ['invalid'] }]);
}

/** @throws not_found, import_running */
export async function correctRow(
  db: Database,
  actorId: string,
  { id: importId, row }: { readonly id: string; readonly row: number },
  change: Readonly<Partial<Record<ImportField, string>>>,
): Promise<EndpointAnswer<typeof personImportEndpoints.correctRow>> {
  return db.transaction(async (transaction) => {
    const found = await lockResting(transaction, importId);
    const ofRow = and(eq(personImportRows.importId, importId), eq(personImportRows.row, row));
    const [before] = await transaction.select().from(personImportRows).where(ofRow);
    if (before === undefined || before.outcome !== null) throw notFound();
    const changed = importFields.filter((field) => change[field] !== undefined);
    const values = Object.fromEntries(
      changed.map((field) => [field, importedValue(field, change[field] ?? '')]),
    );
    const formulas = [
      ...before.formulas.filter((field) => !changed.includes(field)),
      ...changed.filter((field) => isFormula(field, change[field] ?? '')),
    ];
    await transaction
      .update(personImportRows)
      .set({ values: { ...before.values, ...values }, formulas })
      .where(ofRow);
    await checkImport(transaction, found);
    await recordAudit(transaction, {
      action: 'import.corrected',
      actorId,
      subjectId: importId,
      details: { row, fields: changed },
    });
    const [after] = await transaction.select().from(personImportRows).where(ofRow);
    if (after === undefined) throw notFound();
    return presentImportRow(after);
  });
}
