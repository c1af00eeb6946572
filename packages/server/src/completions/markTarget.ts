import type { Language } from '@learn/domain';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CourseTree } from '../course-pages/courseTree.ts';
import type { CourseTreeReader } from '../course-pages/courseTrees.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound, validationFailed } from '../errors.ts';
import { findMarkablePage, type MarkablePage } from './sessionProgress.ts';

/** A page of any language in a session. */
export interface MarkAddress {
  readonly page_id: string;
  readonly course_session_id: string;
}

export interface MarkTarget extends MarkablePage {
  readonly tree: CourseTree;
}

/**
 * @returns a function that finds the content or criterion to be marked; it throws not_found for a page outside the
 * session's course, and validation_failed for a page that has no completion
 */
export function createMarkTargetReader(
  db: Database,
  readTree: CourseTreeReader,
): (address: MarkAddress, language: Language) => Promise<MarkTarget> {
  const query = db
    .select({ translationKey: pages.translationKey, course: getTableColumns(courses) })
    .from(pages)
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .innerJoin(courseSessions, eq(courseSessions.courseId, courses.id))
    .where(
      and(
        eq(pages.id, sql.placeholder('pageId')),
        eq(courseSessions.id, sql.placeholder('sessionId')),
        pages.live,
      ),
    )
    .prepare('mark_target');
  return async (address, language) => {
    const [found] = await query.execute({ pageId: address.page_id, sessionId: address.course_session_id });
    const tree = found && (await readTree(found.course, language));
    if (found === undefined || tree === undefined) throw notFound();
    const markable = findMarkablePage(tree, found.translationKey);
    if (markable === undefined) throw validationFailed([{ field: 'page_id', problems: ['invalid'] }]);
    return { ...markable, tree };
  };
}
