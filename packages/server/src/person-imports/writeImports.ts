import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { validationFailed } from '../errors.ts';
import { checkImport } from './checkRows.ts';
import { announceImport } from './importSignal.ts';
import { keepRows } from './keepRows.ts';
import { lockImport, lockResting } from './lockImport.ts';
import { readCounts } from './readImports.ts';
import type { ListRow } from './readList.ts';
import { personImports } from './tables.ts';

/** Keeps and checks a list; nobody is created by it. @throws validation_failed for a session that is unknown or archived */
export async function createImport(
  db: Database,
  actorId: string,
  list: {
    readonly fileName: string;
    readonly courseSessionId: string | undefined;
    readonly rows: readonly ListRow[];
  },
): Promise<string> {
  return db.transaction(async (transaction) => {
    if (list.courseSessionId !== undefined) {
      const open = and(eq(courseSessions.id, list.courseSessionId), isNull(courseSessions.archivedAt));
      if ((await transaction.$count(courseSessions, open)) === 0)
        throw validationFailed([{ field: 'course_session_id', problems: ['invalid'] }]);
    }
    const [created] = await transaction
      .insert(personImports)
      .values({
        fileName: list.fileName.slice(0, 200),
        courseSessionId: list.courseSessionId,
        createdBy: actorId,
      })
      .returning();
    if (created === undefined) throw new Error('No import was created.');
    // Only a list that was written here has lines to correct; elsewhere that column says something else.
    const rows = list.rows.map((row) => ({ ...row, corrects: undefined }));
    await keepRows(transaction, created.id, rows);
    await checkImport(transaction, created);
    await recordAudit(transaction, {
      action: 'import.checked',
      actorId,
      subjectId: created.id,
      courseSessionId: list.courseSessionId,
      details: { rows: list.rows.length },
    });
    return created.id;
  });
}

/**
 * Lets the rows without problem be carried out; a job does it.
 * @throws not_found, import_running; validation_failed while rows are faulty and are not to be left out
 */
export async function startImport(
  db: Database,
  actorId: string,
  importId: string,
  leaveOutFaulty: boolean,
): Promise<void> {
  const started = await db.transaction(async (transaction) => {
    const found = await lockResting(transaction, importId);
    // What is stored may have changed since the last check; what is found stays, also where nothing is started.
    await checkImport(transaction, found);
    const [counts] = await readCounts(transaction, eq(personImports.id, importId));
    if (!leaveOutFaulty && (counts?.faulty ?? 0) > 0) return false;
    await transaction
      .update(personImports)
      .set({ state: 'running', startedBy: actorId, finishedAt: null })
      .where(eq(personImports.id, importId));
    await recordAudit(transaction, {
      action: 'import.started',
      actorId,
      subjectId: importId,
      courseSessionId: found.courseSessionId ?? undefined,
      details: { rows: counts?.rows, faulty: counts?.faulty },
    });
    return true;
  });
  if (!started) throw validationFailed([{ field: 'leave_out_faulty', problems: ['required'] }]);
  announceImport();
}

/** What is done stays. One that does not run stays as it is. @throws not_found */
export async function stopImport(db: Database, actorId: string, importId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const found = await lockImport(transaction, importId);
    if (found.state !== 'running') return;
    await transaction.update(personImports).set({ state: 'stopped' }).where(eq(personImports.id, importId));
    await recordAudit(transaction, { action: 'import.stopped', actorId, subjectId: importId });
  });
}

/** @throws not_found, import_running */
export async function removeImport(db: Database, actorId: string, importId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockResting(transaction, importId);
    await transaction.delete(personImports).where(eq(personImports.id, importId));
    await recordAudit(transaction, { action: 'import.removed', actorId, subjectId: importId });
  });
}
