import type { EndpointAnswer, EndpointQuery, personImportEndpoints } from '@learn/contracts/endpoints';
import {
  fullName,
  type ImportField,
  importedValue,
  importFields,
  importLimits,
  importSuggestion,
  isFormula,
  type Language,
  zurichDay,
} from '@learn/domain';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { importRunning, notFound, validationFailed } from '../errors.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { users } from '../users/tables.ts';
import { checkImport } from './checkRows.ts';
import { announceImport } from './importSignal.ts';
import type { ListRow } from './readList.ts';
import { type ImportRow, type PersonImportRow, personImportRows, personImports } from './tables.ts';

type PersonImport = EndpointAnswer<typeof personImportEndpoints.read>;
type PresentedRow = EndpointAnswer<typeof personImportEndpoints.correctRow>;

const dayMillis = 24 * 60 * 60 * 1000;

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

const rowsAtOnce = 500;

async function keepRows(transaction: Database, importId: string, rows: readonly ListRow[]): Promise<void> {
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
): Promise<PresentedRow> {
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
    const found = await lock(transaction, importId);
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

/** @throws not_found, import_running */
async function lockResting(transaction: Database, importId: string): Promise<PersonImportRow> {
  const found = await lock(transaction, importId);
  if (found.state === 'running') throw importRunning();
  return found;
}

async function lock(transaction: Database, importId: string): Promise<PersonImportRow> {
  const [found] = await transaction
    .select()
    .from(personImports)
    .where(eq(personImports.id, importId))
    .for('update');
  if (found === undefined) throw notFound();
  return found;
}

/** @throws not_found */
export async function readImport(db: Database, importId: string, language: Language): Promise<PersonImport> {
  const [found] = await readCounts(db, eq(personImports.id, importId));
  if (found === undefined) throw notFound();
  const faultyFields = await rowsOf<{ field: ImportField; count: number }>(
    db,
    sql`select p->>'field' as field, count(*)::int as count from ${personImportRows} r, jsonb_array_elements(r.problems) p
      where r.import_id = ${importId} and r.outcome is null group by 1 order by 2 desc, 1`,
  );
  return presentImport(found, language, faultyFields);
}

/** The latest first. */
export async function listImports(
  db: Database,
  { limit, offset }: EndpointQuery<typeof personImportEndpoints.list>,
  language: Language,
): Promise<Page<PersonImport>> {
  const [total, found] = await Promise.all([
    db.$count(personImports),
    readCounts(db, undefined).limit(limit).offset(offset),
  ]);
  return { total, rows: found.map((row) => presentImport(row, language, [])) };
}

function readCounts(db: Database, condition: SQL | undefined) {
  const waiting = sql`${personImportRows.outcome} is null`;
  const good = sql`${personImportRows.problems} = '[]'::jsonb`;
  const counted = (which: SQL) =>
    sql<number>`(select count(*)::int from ${personImportRows} where ${personImportRows.importId} = ${personImports.id} and ${which})`;
  return db
    .select({
      found: personImports,
      sessionTitles: courseSessions.titles,
      creator: { firstName: users.firstName, lastName: users.lastName },
      rows: counted(sql`true`),
      newPeople: counted(sql`${waiting} and ${good} and ${personImportRows.userId} is null`),
      knownPeople: counted(sql`${waiting} and ${good} and ${personImportRows.userId} is not null`),
      faulty: counted(sql`${waiting} and not ${good}`),
      taken: counted(sql`not ${waiting}`),
    })
    .from(personImports)
    .leftJoin(courseSessions, eq(courseSessions.id, personImports.courseSessionId))
    .innerJoin(users, eq(users.id, personImports.createdBy))
    .where(condition)
    .orderBy(desc(personImports.createdAt), personImports.id)
    .$dynamic();
}

function presentImport(
  row: Awaited<ReturnType<typeof readCounts>>[number],
  language: Language,
  problemFields: PersonImport['problem_fields'],
): PersonImport {
  const { found } = row;
  return {
    id: found.id,
    file_name: found.fileName,
    course_session_id: found.courseSessionId,
    course_session_title: row.sessionTitles?.[language] ?? '',
    state: found.state,
    created_at: found.createdAt.toISOString(),
    created_by: fullName(row.creator.firstName, row.creator.lastName),
    finished_at: found.finishedAt?.toISOString() ?? null,
    expires_at: new Date(found.createdAt.getTime() + importLimits.days * dayMillis).toISOString(),
    rows: row.rows,
    new_people: row.newPeople,
    known_people: row.knownPeople,
    faulty: row.faulty,
    taken: row.taken,
    problem_fields: problemFields,
  };
}

/** @throws not_found */
export async function readImportRows(
  db: Database,
  importId: string,
  { show, field, limit, offset }: EndpointQuery<typeof personImportEndpoints.rows>,
): Promise<Page<PresentedRow>> {
  if ((await db.$count(personImports, eq(personImports.id, importId))) === 0) throw notFound();
  const condition = and(
    eq(personImportRows.importId, importId),
    show === 'faulty' ? isFaulty : undefined,
    show === 'taken' ? sql`${personImportRows.outcome} is not null` : undefined,
    field === undefined
      ? undefined
      : sql`${personImportRows.problems} @> ${JSON.stringify([{ field }])}::jsonb`,
  );
  const [total, rows] = await Promise.all([
    db.$count(personImportRows, condition),
    db
      .select()
      .from(personImportRows)
      .where(condition)
      .orderBy(asc(personImportRows.row))
      .limit(limit)
      .offset(offset),
  ]);
  return { total, rows: rows.map(presentImportRow) };
}

/** Rows that wait and have a problem. */
export const isFaulty = sql`${personImportRows.outcome} is null and ${personImportRows.problems} <> '[]'::jsonb`;

function presentImportRow({ row, values, problems, outcome, userId }: ImportRow): PresentedRow {
  const today = zurichDay(new Date());
  return {
    row,
    values,
    problems: problems.map(({ field, problem, other_row = null }) => ({
      field,
      problem,
      other_row,
      suggestion: importSuggestion(field, values[field] ?? '', today) ?? null,
    })),
    outcome,
    user_id: outcome === null ? null : userId,
  };
}
