import type { Language } from '@learn/domain';
import { eq, getTableColumns } from 'drizzle-orm';
import type { CourseTree } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { courseSessions } from './tables.ts';

/** A session with the contents of its course, by which it is planned. */
export interface PlannedSession {
  readonly courseSessionId: string;
  readonly courseId: string;
  readonly courseSlug: string;
  readonly tree: CourseTree;
}

/** @throws not_found, also for a session of a course that has no learning path */
export async function readPlannedSession(
  db: Database,
  courseSessionId: string,
  language: Language,
): Promise<PlannedSession> {
  const [course] = await db
    .select(getTableColumns(courses))
    .from(courses)
    .innerJoin(courseSessions, eq(courseSessions.courseId, courses.id))
    .where(eq(courseSessions.id, courseSessionId));
  const tree = course && (await courseTreeReader(db)(course, language));
  if (course === undefined || tree === undefined) throw notFound();
  return { courseSessionId, courseId: course.id, courseSlug: course.slug, tree };
}
