import type { Localised } from '@learn/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { courseCourseProfiles, courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { unseen } from '../database/unseen.ts';

export interface CourseProfile {
  readonly id: string;
  readonly code: string;
  readonly names: Localised;
}

/** The active profiles of several courses, in one statement; a list per course id, in the order of the ids. */
export async function readCourseProfiles(
  db: Database,
  courseIds: readonly string[],
): Promise<CourseProfile[][]> {
  const rows = await profilesOf(db).execute({ courseIds });
  const byCourse = Map.groupBy(rows, (row) => row.courseId);
  return courseIds.map((courseId) => byCourse.get(courseId) ?? []);
}

const profilesOf = perDatabase((db) =>
  db
    .select({
      courseId: courseCourseProfiles.courseId,
      id: courseProfiles.id,
      code: courseProfiles.code,
      names: courseProfiles.names,
    })
    .from(courseCourseProfiles)
    .innerJoin(courseProfiles, eq(courseProfiles.id, courseCourseProfiles.courseProfileId))
    .where(
      and(
        sql`${courseCourseProfiles.courseId} = any(${unseen('courseIds', 'uuid[]')})`,
        courseProfiles.active,
      ),
    )
    .orderBy(asc(courseProfiles.position))
    .prepare('course_profiles'),
);
