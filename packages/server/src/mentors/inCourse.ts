import { eq, getTableColumns, sql } from 'drizzle-orm';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { notFound } from '../errors.ts';
import type { InCourse } from './policy.ts';

/** @throws not_found for a session that the current user has nothing to do with */
export async function readInCourse(
  db: Database,
  currentUser: CurrentUser,
  courseSessionId: string,
): Promise<InCourse> {
  const [sessionAccess, [course]] = await Promise.all([
    readSessionAccess(db, currentUser, courseSessionId),
    courseOf(db).execute({ courseSessionId }),
  ]);
  if (course === undefined) throw notFound();
  return { sessionAccess, course };
}

const courseOf = perDatabase((db) =>
  db
    .select(getTableColumns(courses))
    .from(courseSessions)
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(eq(courseSessions.id, sql.placeholder('courseSessionId')))
    .prepare('course_of_session'),
);
