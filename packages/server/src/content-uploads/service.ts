import type { contentImportEndpoints, EndpointAnswer, EndpointQuery } from '@learn/contracts/endpoints';
import { findingText } from '@learn/course-content';
import { contentArchiveLimits, fullName, type Language } from '@learn/domain';
import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/recordAudit.ts';
import { contentText } from '../content-import/contentTexts.ts';
import type { ContentChange } from '../content-import/plan/contentDiff.ts';
import type { Database } from '../database/database.ts';
import { releaseFiles } from '../documents/releaseFiles.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { importRunning, notFound, validationFailed } from '../errors.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { users } from '../users/tables.ts';
import { type ContentImportRow, contentImports } from './tables.ts';
import { announceUpload } from './uploadSignal.ts';

type Detail = EndpointAnswer<typeof contentImportEndpoints.read>;
type Listed = EndpointAnswer<typeof contentImportEndpoints.list>[number];
type Change = EndpointAnswer<typeof contentImportEndpoints.changes>[number];

const dayMillis = 24 * 60 * 60 * 1000;

/** More than anybody reads one by one. */
const mostShown = 500;

/** The latest first. */
export async function listContentImports(
  db: Database,
  { limit, offset }: EndpointQuery<typeof contentImportEndpoints.list>,
): Promise<Page<Listed>> {
  const [total, rows] = await Promise.all([
    db.$count(contentImports),
    selectImports(db, undefined).limit(limit).offset(offset),
  ]);
  return { total, rows: rows.map(presentImport) };
}

/** @throws not_found */
export async function readContentImport(db: Database, id: string, language: Language): Promise<Detail> {
  const [row] = await selectImports(db, eq(contentImports.id, id));
  if (row === undefined) throw notFound();
  const { found } = row;
  const [kept] = await db
    .select({ diff: contentImports.diff })
    .from(contentImports)
    .where(eq(contentImports.id, id));
  return {
    ...presentImport(row),
    step: found.step,
    courses: found.courses,
    problems: found.problems.map((problem) => ({
      file: problem.file,
      line: problem.line,
      message: findingText(problem, language),
    })),
    refused: kept?.diff?.refused.slice(0, mostShown).map((sentence) => contentText(sentence, language)) ?? [],
    conflicts: kept?.diff?.conflicts.slice(0, mostShown) ?? [],
    changed_since: found.changedSince,
    unpublish_used: found.unpublishUsed,
  };
}

/** @throws not_found */
export async function readContentChanges(
  db: Database,
  id: string,
  { change, limit, offset }: EndpointQuery<typeof contentImportEndpoints.changes>,
): Promise<Page<Change>> {
  if ((await db.$count(contentImports, eq(contentImports.id, id))) === 0) throw notFound();
  const wanted = sql`${contentImports}, jsonb_array_elements(${contentImports.diff}->'changes') with ordinality as c(value, place)
    where ${contentImports.id} = ${id} ${change === undefined ? sql`` : sql`and c.value->>'change' = ${change}`}`;
  const [counted, rows] = await Promise.all([
    rowsOf<{ total: number }>(db, sql`select count(*)::int as total from ${wanted}`),
    rowsOf<{ value: ContentChange }>(
      db,
      sql`select c.value from ${wanted} order by c.place limit ${limit} offset ${offset}`,
    ),
  ]);
  return { total: counted[0]?.total ?? 0, rows: rows.map(({ value }) => presentChange(value)) };
}

/**
 * Lets a checked folder be imported; a job does it.
 * @throws not_found, import_running while a job has it or it is done; validation_failed where it has problems, or takes something from
 * people and the caller did not say so
 */
export async function startContentImport(
  db: Database,
  actorId: string,
  { id, unpublishUsed }: { readonly id: string; readonly unpublishUsed: boolean },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { diff, state, fingerprint } = await lockResting(transaction, id);
    if (diff === null || diff.refused.length > 0 || state === 'faulty')
      throw validationFailed([{ field: 'id', problems: ['invalid'] }]);
    if (diff.conflicts.length > 0 && !unpublishUsed)
      throw validationFailed([{ field: 'unpublish_used', problems: ['required'] }]);
    await transaction
      .update(contentImports)
      .set({ state: 'running', startedBy: actorId, unpublishUsed, changedSince: false, step: null })
      .where(eq(contentImports.id, id));
    await recordAudit(transaction, {
      action: 'content.started',
      actorId,
      subjectId: id,
      details: { fingerprint, unpublish_used: unpublishUsed, conflicts: diff.conflicts.length },
    });
  });
  announceUpload();
}

/** Once it is through, it stays as it is. @throws not_found */
export async function stopContentImport(db: Database, actorId: string, id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const { state } = await lock(transaction, id);
    if (state !== 'running') return;
    await transaction
      .update(contentImports)
      .set({ state: 'stopped', step: null })
      .where(eq(contentImports.id, id));
    await recordAudit(transaction, { action: 'content.stopped', actorId, subjectId: id });
  });
}

/** @throws not_found, import_running also for what is done, which is history */
export async function removeContentImport(db: Database, actorId: string, id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const { fileId } = await lockResting(transaction, id);
    await transaction.delete(contentImports).where(eq(contentImports.id, id));
    await releaseFiles(transaction, fileId === null ? [] : [fileId]);
    await recordAudit(transaction, { action: 'content.removed', actorId, subjectId: id });
  });
}

async function lockResting(transaction: Database, id: string): Promise<ContentImportRow> {
  const found = await lock(transaction, id);
  if (['checking', 'running', 'done'].includes(found.state)) throw importRunning();
  return found;
}

async function lock(transaction: Database, id: string): Promise<ContentImportRow> {
  const [found] = await transaction
    .select()
    .from(contentImports)
    .where(eq(contentImports.id, id))
    .for('update');
  if (found === undefined) throw notFound();
  return found;
}

/** Without the difference, which can be large. */
function selectImports(db: Database, condition: SQL | undefined) {
  const starter = alias(users, 'starter');
  const { diff: _, ...columns } = getTableColumns(contentImports);
  const countOf = (change: ContentChange['change']) =>
    sql<number>`coalesce(jsonb_array_length(jsonb_path_query_array(${contentImports.diff}, ${`$.changes[*] ? (@.change == "${change}")`}::jsonpath)), 0)::int`;
  return db
    .select({
      found: columns,
      creator: { firstName: users.firstName, lastName: users.lastName },
      starter: { firstName: starter.firstName, lastName: starter.lastName },
      added: countOf('added'),
      changed: countOf('changed'),
      unpublished: countOf('unpublished'),
      removed: countOf('removed'),
      conflicts: sql<number>`coalesce(jsonb_array_length(${contentImports.diff}->'conflicts'), 0)::int`,
    })
    .from(contentImports)
    .innerJoin(users, eq(users.id, contentImports.createdBy))
    .leftJoin(starter, eq(starter.id, contentImports.startedBy))
    .where(condition)
    .orderBy(desc(contentImports.createdAt), contentImports.id)
    .$dynamic();
}

function presentImport(row: Awaited<ReturnType<typeof selectImports>>[number]): Listed {
  const { found } = row;
  const isHistory = found.state === 'done';
  return {
    id: found.id,
    file_name: found.fileName,
    size: found.size,
    state: found.state,
    fingerprint: found.fingerprint,
    created_at: found.createdAt.toISOString(),
    created_by: fullName(row.creator.firstName, row.creator.lastName),
    started_by: fullName(row.starter?.firstName, row.starter?.lastName),
    finished_at: found.finishedAt?.toISOString() ?? null,
    expires_at: isHistory
      ? null
      : new Date(found.createdAt.getTime() + contentArchiveLimits.days * dayMillis).toISOString(),
    counts: { added: row.added, changed: row.changed, unpublished: row.unpublished, removed: row.removed },
    problem_count: found.problemCount,
    conflict_count: row.conflicts,
  };
}

function presentChange({ change, thing, path, titles, contentType, fields }: ContentChange): Change {
  return { change, thing, path, titles, content_type: contentType ?? null, fields: fields ?? [] };
}
