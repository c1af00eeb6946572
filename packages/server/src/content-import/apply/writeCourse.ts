import { eq, inArray, sql } from 'drizzle-orm';
import { courseCourseProfiles, courseProfiles, courses } from '../../courses/tables.ts';
import type { Database } from '../../database/database.ts';
import type { CoursePlan } from '../plan/planCourse.ts';

/** Writes the course itself and its branches; a change raises the version of its contents. */
export async function writeCourse(
  transaction: Database,
  { courseChanges, profiles, courseId }: CoursePlan,
): Promise<void> {
  const [added] = courseChanges.added;
  if (added !== undefined) {
    const last = sql`(select coalesce(max(${courses.position}) + 1, 0) from ${courses})`;
    await transaction.insert(courses).values({ ...added, position: added.position ?? last });
  }
  const [changed] = courseChanges.changed;
  if (changed !== undefined || profiles !== undefined) {
    const { id: _, ...values } = changed?.after ?? { id: courseId };
    await transaction
      .update(courses)
      .set({ ...values, contentVersion: sql`${courses.contentVersion} + 1` })
      .where(eq(courses.id, courseId));
  }
  if (profiles === undefined) return;
  await transaction.delete(courseCourseProfiles).where(eq(courseCourseProfiles.courseId, courseId));
  if (profiles.length === 0) return;
  const rows = await transaction
    .select({ courseProfileId: courseProfiles.id })
    .from(courseProfiles)
    .where(inArray(courseProfiles.code, [...profiles]));
  await transaction.insert(courseCourseProfiles).values(rows.map((row) => ({ ...row, courseId })));
}
