import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { visibleCourseLookup } from '../course-pages/visibleCourse.ts';
import type { Database } from '../database/database.ts';
import { mediaContents } from './tables.ts';

/** Files of a media library are read by right of a course in whose library the file is. */
export async function mayReadMediaFile(
  db: Database,
  currentUser: CurrentUser,
  fileId: string,
): Promise<boolean> {
  const found = await db
    .selectDistinct({ courseId: mediaContents.courseId })
    .from(mediaContents)
    .where(and(eq(mediaContents.fileId, fileId), mediaContents.live));
  if (found.length === 0) return false;
  const ids = found.map(({ courseId }) => courseId);
  const visible = await visibleCourseLookup(db)(currentUser, { ids, slugs: [] });
  return visible.length > 0;
}
