import { eq, getTableColumns, sql } from 'drizzle-orm';
import { readStanding } from '../access/readStanding.ts';
import type { Visitor } from '../authentication/visitor.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { notFound } from '../errors.ts';
import type { InCourse } from './policy.ts';

/** @throws not_found for a session that the visitor has nothing to do with */
export async function readInCourse(
  db: Database,
  visitor: Visitor,
  courseSessionId: string,
): Promise<InCourse> {
  const [standing, [course]] = await Promise.all([
    readStanding(db, visitor, courseSessionId),
    courseOf(db).execute({ courseSessionId }),
  ]);
  if (course === undefined) throw notFound();
  return { standing, course };
}

const courseOf = perDatabase((db) =>
  db
    .select(getTableColumns(courses))
    .from(courseSessions)
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(eq(courseSessions.id, sql.placeholder('courseSessionId')))
    .prepare('course_of_session'),
);
