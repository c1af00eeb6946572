import { ContentError, type Problem, readContentLibrary } from '@learn/course-content';
import { contentArchiveLimits } from '@learn/domain';
import { and, asc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { diffContent } from '../content-import/importContent.ts';
import type { Database } from '../database/database.ts';
import { releaseFiles } from '../documents/releaseFiles.ts';
import { isAppError } from '../errors.ts';
import { carryOut } from './carryOut.ts';
import { fingerprintOf } from './fingerprint.ts';
import { inUnpacked } from './inFolder.ts';
import type { Means } from './means.ts';
import { type ContentImportRow, contentImports } from './tables.ts';

/** Checks and imports what waits for it, one after the other. @param signal undoes what is under way, which is done again later */
export async function runUploads(means: Means, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [next] = await means.db
      .select()
      .from(contentImports)
      .where(inArray(contentImports.state, ['checking', 'running']))
      .orderBy(asc(contentImports.createdAt), contentImports.id)
      .limit(1);
    if (next === undefined) return;
    try {
      await (next.state === 'checking' ? check(means, next) : carryOut(means, next, signal));
    } catch (error) {
      if (signal.aborted) return;
      // A store that does not answer now does so later; everything else would fail again and keep the others waiting.
      if (!isAppError(error) || error.code !== 'storage_unavailable') await fail(means.db, next);
      throw error;
    }
  }
}

function fail(db: Database, { id, state }: ContentImportRow) {
  return db
    .update(contentImports)
    .set({ state: 'failed', step: null })
    .where(and(eq(contentImports.id, id), eq(contentImports.state, state)));
}

/** More than anybody corrects at once. */
const mostProblems = 500;

async function check(means: Means, { id, fileId }: ContentImportRow): Promise<void> {
  const found = await inUnpacked(means, fileId, async (folder) => {
    const { library, problems } = await readContentLibrary(folder);
    return {
      fingerprint: await fingerprintOf(folder),
      courses: library.courses.map(({ slug }) => slug),
      ...(problems.length > 0 ? faulty(problems) : await compared(means.db, library)),
    };
  }).catch((error: unknown) => faulty([problemOf(error)]));
  await means.db
    .update(contentImports)
    .set(found)
    .where(and(eq(contentImports.id, id), eq(contentImports.state, 'checking')));
}

function faulty(problems: readonly Problem[]) {
  return {
    state: 'faulty',
    problems: problems.slice(0, mostProblems),
    problemCount: problems.length,
  } as const;
}

async function compared(db: Database, library: Parameters<typeof diffContent>[1]) {
  return { state: 'checked', diff: await diffContent(db, library) } as const;
}

/** What makes the folder itself unreadable. @throws everything else */
function problemOf(error: unknown): Problem {
  // The folder has another name here than for the person.
  if (error instanceof ContentError) {
    const { code, values } = error.finding;
    return { file: '', line: 0, code, values: { ...values, root: 'zip' } };
  }
  if (!isAppError(error) || error.code !== 'archive_refused') throw error;
  const file = String(error.details?.file ?? '');
  return { file, line: 0, code: 'unreadable', values: { root: file, detail: 'zip' } };
}

/** Forgets after some weeks what nobody has imported; what was imported stays as history. */
export async function forgetUploads(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    const gone = await transaction
      .delete(contentImports)
      .where(
        and(
          lt(contentImports.createdAt, sql`now() - make_interval(days => ${contentArchiveLimits.days})`),
          notInArray(contentImports.state, ['done', 'running']),
        ),
      )
      .returning({ fileId: contentImports.fileId });
    await releaseFiles(
      transaction,
      gone.flatMap(({ fileId }) => fileId ?? []),
    );
  });
}
