import { eq } from 'drizzle-orm';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { isSlug, requireId } from '../graphql/keys.ts';

/** How a course is named: by its id, or by its slug, which is what an address has. */
export interface CourseKey {
  readonly course_id?: string | null | undefined;
  readonly course_slug?: string | null | undefined;
}

/**
 * The id of a course.
 * @throws not_found for a course that does not exist, and where id and slug name different ones
 */
export async function readCourseId(db: Database, { course_id, course_slug }: CourseKey): Promise<string> {
  const id = course_id == null ? undefined : requireId(course_id);
  if (course_slug == null) {
    if (id === undefined) throw notFound();
    return id;
  }
  if (!isSlug(course_slug)) throw notFound();
  const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.slug, course_slug));
  if (course === undefined || (id !== undefined && id !== course.id)) throw notFound();
  return course.id;
}
