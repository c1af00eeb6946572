import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { importRunning, notFound } from '../errors.ts';
import { type PersonImportRow, personImports } from './tables.ts';

/** @throws not_found, import_running */
export async function lockResting(transaction: Database, importId: string): Promise<PersonImportRow> {
  const found = await lockImport(transaction, importId);
  if (found.state === 'running') throw importRunning();
  return found;
}

/** @throws not_found */
export async function lockImport(transaction: Database, importId: string): Promise<PersonImportRow> {
  const [found] = await transaction
    .select()
    .from(personImports)
    .where(eq(personImports.id, importId))
    .for('update');
  if (found === undefined) throw notFound();
  return found;
}
