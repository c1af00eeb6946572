import type { ContentLibrary } from '@learn/course-content';
import { inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { files } from '../documents/tables.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { applyCourse } from './apply/applyCourse.ts';
import { applyLibrary } from './apply/applyLibrary.ts';
import { deleteFiles, storeFiles } from './apply/storeFiles.ts';
import { ContentRefused } from './ContentRefused.ts';
import type { ContentSentence } from './contentTexts.ts';
import { countChanges } from './countChanges.ts';
import type { ContentDiff } from './plan/contentDiff.ts';
import { type ContentPlan, planContent } from './plan/planContent.ts';

export interface ImportOptions {
  /** also takes away what people have worked on; what they did stays stored */
  readonly unpublishUsed?: boolean;
  /** who imports; left out: the server itself */
  readonly actorId?: string;
  /** hears what is being done */
  readonly progress?: (step: ContentSentence) => void;
  /** asked in the transaction once the difference is known, between courses, and as the last thing; what it throws undoes the import */
  readonly goOn?: (transaction: Database, place: ImportPlace) => Promise<void>;
}

/** Where in its transaction an import is, and what it does. */
export interface ImportPlace {
  readonly at: 'planned' | 'writing' | 'end';
  readonly diff: ContentDiff;
}

/** Any number that nothing else locks: two imports come one after the other. */
const importLock = 5_270_044;

/** What an import would do; writes nothing. */
export async function diffContent(db: Database, library: ContentLibrary): Promise<ContentDiff> {
  return (await planContent(db, library)).diff;
}

/**
 * Writes contents that were read without a problem, in one transaction; done again it changes nothing. What people did stays: pages that
 * the contents have no more are unpublished, never deleted.
 * @returns what it did
 * @throws ContentRefused when people have worked on what would go, or it can never be done; storage_unavailable
 */
export async function importContent(
  { db, store }: { readonly db: Database; readonly store: FileStore },
  library: ContentLibrary,
  {
    unpublishUsed = false,
    actorId,
    progress = () => undefined,
    goOn = async () => undefined,
  }: ImportOptions = {},
): Promise<ContentDiff> {
  let storageKeys: ReadonlyMap<string, string> = new Map();
  try {
    return await db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
      const plan = await planContent(transaction, library, progress);
      const { diff } = plan;
      if (diff.refused.length > 0 || (diff.conflicts.length > 0 && !unpublishUsed))
        throw new ContentRefused(diff);
      await goOn(transaction, { at: 'planned', diff });
      storageKeys = await storeFiles(
        store,
        plan.courses.flatMap((course) => course.plan.files),
        progress,
      );
      await applyContent(transaction, {
        plan,
        storageKeys,
        progress,
        goOn: () => goOn(transaction, { at: 'writing', diff }),
      });
      await recordImport(transaction, plan, actorId);
      await goOn(transaction, { at: 'end', diff });
      return diff;
    });
  } catch (error) {
    await deleteFiles(store, await unnamedKeys(db, storageKeys));
    throw error;
  }
}

/**
 * Of keys of the store those that no row names: a commit of which the answer was lost may have happened.
 * @returns none where that cannot be asked
 */
async function unnamedKeys(
  db: Database,
  storageKeys: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  if (storageKeys.size === 0) return storageKeys;
  try {
    const named = await db.transaction(async (transaction) => {
      // Until the failed one has ended, whatever became of it.
      await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
      return transaction
        .select({ key: files.storageKey })
        .from(files)
        .where(inArray(files.storageKey, [...storageKeys.values()]));
    });
    const kept = new Set(named.map(({ key }) => key));
    return new Map([...storageKeys].filter(([, key]) => !kept.has(key)));
  } catch {
    return new Map();
  }
}

/** Writes a plan without asking whether it may be done, and without a record of it. */
export async function applyContent(
  transaction: Database,
  {
    plan,
    storageKeys,
    progress = () => undefined,
    goOn = async () => undefined,
  }: {
    readonly plan: ContentPlan;
    readonly storageKeys: ReadonlyMap<string, string>;
    readonly progress?: (step: ContentSentence) => void;
    /** asked before each course */
    readonly goOn?: () => Promise<void>;
  },
): Promise<void> {
  await applyLibrary(transaction, plan.library);
  for (const { plan: course } of plan.courses) {
    await goOn();
    progress({ code: 'writing', values: { course: course.course.slug } });
    await applyCourse(transaction, { plan: course, storageKeys });
  }
}

/** One entry per course that changes, and one for what courses share. */
async function recordImport(
  transaction: Database,
  { courses, diff }: ContentPlan,
  actorId: string | undefined,
): Promise<void> {
  const ofCourses = new Set(courses.flatMap((course) => course.diff.changes));
  const parts = [
    {
      subjectId: undefined,
      name: 'content.yaml',
      changes: diff.changes.filter((one) => !ofCourses.has(one)),
    },
    ...courses.map((course) => ({
      subjectId: course.plan.courseId,
      name: course.plan.course.slug,
      changes: course.diff.changes,
    })),
  ];
  await recordAudit(
    transaction,
    ...parts
      .filter(({ changes }) => changes.length > 0)
      .map(({ subjectId, name, changes }) => ({
        action: 'content.imported' as const,
        actorId,
        ...(subjectId && { subjectId }),
        details: { name, ...countChanges(changes) },
      })),
  );
}
