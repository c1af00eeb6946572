import { eq } from 'drizzle-orm';
import { assignments, competenceCertificates } from '../../assignments/tables.ts';
import { pages } from '../../course-pages/tables.ts';
import { courseCourseProfiles, courseProfiles, courses } from '../../courses/tables.ts';
import type { Database } from '../../database/database.ts';
import { files } from '../../documents/tables.ts';
import { mediaCategories, mediaContents } from '../../media/tables.ts';

/** Everything that a database holds of a course, what is unpublished included; empty for a course that is not there. */
export type CourseRows = Awaited<ReturnType<typeof readCourseRows>>;

export async function readCourseRows(db: Database, slug: string) {
  const [course] = await db.select().from(courses).where(eq(courses.slug, slug));
  if (course === undefined)
    return {
      course,
      profiles: [],
      pages: [],
      certificates: [],
      assignments: [],
      categories: [],
      media: [],
    };
  const { id } = course;
  return {
    course,
    profiles: await db
      .select({ code: courseProfiles.code, id: courseProfiles.id })
      .from(courseCourseProfiles)
      .innerJoin(courseProfiles, eq(courseProfiles.id, courseCourseProfiles.courseProfileId))
      .where(eq(courseCourseProfiles.courseId, id))
      .orderBy(courseProfiles.position),
    pages: await db.select().from(pages).where(eq(pages.courseId, id)),
    certificates: await db
      .select()
      .from(competenceCertificates)
      .where(eq(competenceCertificates.courseId, id))
      .orderBy(competenceCertificates.position, competenceCertificates.slug),
    assignments: await db.select().from(assignments).where(eq(assignments.courseId, id)),
    categories: await db.select().from(mediaCategories).where(eq(mediaCategories.courseId, id)),
    media: await db
      .select({ content: mediaContents, file: files })
      .from(mediaContents)
      .leftJoin(files, eq(files.id, mediaContents.fileId))
      .where(eq(mediaContents.courseId, id)),
  };
}
