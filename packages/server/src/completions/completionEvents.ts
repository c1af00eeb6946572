import { defaultLanguage } from '@learn/domain';
import { eq, getTableColumns } from 'drizzle-orm';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { type CompletionChange, changeCompletions } from './changeCompletions.ts';
import { findMarkablePage } from './sessionProgress.ts';

export interface CompletionEvent {
  readonly userId: string;
  /** translation key of the learning content */
  readonly contentKey: string;
  /** without it the content is completed */
  readonly change?: CompletionChange;
}

export interface CompletionEvents {
  /** Changes the content's completion in the transaction of the event; of an unpublished content nothing is kept. */
  complete(transaction: Database, event: CompletionEvent): Promise<void>;
  /**
   * The same for several people, by user id.
   * @param changes in the order of the ids
   */
  completeAll(
    transaction: Database,
    contentKey: string,
    changes: ReadonlyMap<string, CompletionChange>,
  ): Promise<void>;
}

/**
 * Contents are completed by their own events: submitted, recorded as present, result arrived (domain decisions §5).
 * Locks do not stop what has happened. Prepare it before the transaction begins: it reads the course's pages, which
 * are shared by all requests and must not wait for the connection of the transaction.
 */
export async function prepareCompletionEvents(
  db: Database,
  courseSessionId: string,
): Promise<CompletionEvents> {
  const [course] = await db
    .select(getTableColumns(courses))
    .from(courseSessions)
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(eq(courseSessions.id, courseSessionId));
  const tree = course && (await courseTreeReader(db)(course, defaultLanguage));
  const completeAll: CompletionEvents['completeAll'] = async (transaction, contentKey, changes) => {
    const page = tree && findMarkablePage(tree, contentKey);
    if (tree === undefined || page === undefined) return;
    const target = { ...page, tree };
    await changeCompletions(transaction, { courseSessionId, target, evenIfLocked: true }, changes);
  };
  return {
    completeAll,
    complete: (transaction, { userId, contentKey, change = () => ({ status: 'SUCCESS' }) }) =>
      completeAll(transaction, contentKey, new Map([[userId, change]])),
  };
}
