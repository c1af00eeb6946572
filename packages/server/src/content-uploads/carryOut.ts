import { isDeepStrictEqual } from 'node:util';
import { readContentLibrary } from '@learn/course-content';
import { and, eq, sql } from 'drizzle-orm';
import { ContentRefused } from '../content-import/ContentRefused.ts';
import type { ContentSentence } from '../content-import/contentTexts.ts';
import { type ImportPlace, importContent } from '../content-import/importContent.ts';
import type { ContentDiff } from '../content-import/plan/contentDiff.ts';
import type { Database } from '../database/database.ts';
import { releaseFiles } from '../documents/releaseFiles.ts';
import { inUnpacked } from './inFolder.ts';
import type { Means } from './means.ts';
import { type ContentImportRow, contentImports, type StoredStep } from './tables.ts';

/** Somebody has stopped it: nothing is written. */
class Stopped extends Error {}

/** Imports a folder just as it was shown; where the platform has changed since, it is compared again and waits. */
export async function carryOut(means: Means, found: ContentImportRow, signal: AbortSignal): Promise<void> {
  const ofRunning = and(eq(contentImports.id, found.id), eq(contentImports.state, 'running'));
  const steps = watchSteps(found.courses, (step) =>
    means.db.update(contentImports).set({ step }).where(ofRunning),
  );
  const goOn = async (transaction: Database, { at, diff }: ImportPlace) => {
    signal.throwIfAborted();
    if (at === 'planned' && !isSame(diff, found.diff)) throw new ContentRefused(diff);
    if (at !== 'end') {
      if ((await transaction.$count(contentImports, ofRunning)) === 0) throw new Stopped();
      return;
    }
    // Whoever comes first has it, this or a stop: both wait for the row.
    const ended = await transaction
      .update(contentImports)
      .set({ state: 'done', finishedAt: sql`now()`, step: null, changedSince: false })
      .where(ofRunning)
      .returning({ fileId: contentImports.fileId });
    if (ended.length === 0) throw new Stopped();
    await releaseFiles(
      transaction,
      ended.flatMap(({ fileId }) => fileId ?? []),
    );
  };
  try {
    await inUnpacked(means, found.fileId, async (folder) => {
      const { library } = await readContentLibrary(folder);
      await importContent(means, library, {
        unpublishUsed: found.unpublishUsed,
        ...(found.startedBy && { actorId: found.startedBy }),
        progress: steps.take,
        goOn,
      });
    });
  } catch (error) {
    if (error instanceof Stopped) return;
    if (!(error instanceof ContentRefused)) throw error;
    await means.db
      .update(contentImports)
      .set({ state: 'checked', diff: error.diff, changedSince: true, step: null })
      .where(ofRunning);
  } finally {
    await steps.written();
  }
}

/** Whether both write the same, and take the same from people; how many those are may change while somebody reads. */
function isSame(now: ContentDiff, shown: ContentDiff | null): boolean {
  return shown !== null && isDeepStrictEqual(essence(now), essence(shown));
}

function essence({ changes, conflicts }: ContentDiff) {
  const ofConflicts = conflicts.map(({ reason, path }) => `${reason} ${path}`);
  return { changes: changes.map((change) => JSON.parse(JSON.stringify(change))), conflicts: ofConflicts };
}

/**
 * Writes down how far an import is, beside its transaction, which waits for nothing of it: where all share one connection, it is
 * written afterwards.
 */
function watchSteps(courses: readonly string[], write: (step: StoredStep) => PromiseLike<unknown>) {
  const all = 2 * courses.length + 1;
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(sentence: ContentSentence) {
      const step = storedStep(sentence);
      if (step !== undefined) last = last.then(() => write(step)).catch(() => undefined);
    },
    written: () => last,
  };

  function storedStep({ code, values }: ContentSentence): StoredStep | undefined {
    const course = String(values?.course ?? '');
    const place = courses.indexOf(course);
    switch (code) {
      case 'comparing':
        return { kind: code, course, done: place, all };
      case 'storing':
        return { kind: code, course: '', done: courses.length, all };
      case 'writing':
        return { kind: code, course, done: courses.length + 1 + place, all };
      default:
        return undefined;
    }
  }
}
