import type { Localised } from '@learn/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { courseCourseProfiles, courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';

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
  const rows = await db
    .select({
      courseId: courseCourseProfiles.courseId,
      id: courseProfiles.id,
      code: courseProfiles.code,
      names: courseProfiles.names,
    })
    .from(courseCourseProfiles)
    .innerJoin(courseProfiles, eq(courseProfiles.id, courseCourseProfiles.courseProfileId))
    .where(and(inArray(courseCourseProfiles.courseId, [...courseIds]), courseProfiles.active))
    .orderBy(asc(courseProfiles.position));
  const byCourse = Map.groupBy(rows, (row) => row.courseId);
  return courseIds.map((courseId) => byCourse.get(courseId) ?? []);
}
