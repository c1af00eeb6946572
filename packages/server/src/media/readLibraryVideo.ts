import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { visibleCourse } from '../course-pages/graphql/find.ts';
import type { Database } from '../database/database.ts';
import { createGraphqlContext } from '../graphql/context.ts';
import { hasCaptions } from './hasCaptions.ts';
import { mediaContents } from './tables.ts';

/** What captions are made of. */
export interface SpokenVideo {
  readonly transcript: readonly string[];
  /** seconds */
  readonly duration: number;
}

/**
 * A video of a media library, by the id of its content.
 * @returns undefined for everything else, and without spoken text
 * @throws not_found for people who may not read the course
 */
export async function readLibraryVideo(
  db: Database,
  currentUser: CurrentUser,
  contentId: string,
): Promise<SpokenVideo | undefined> {
  const [found] = await db
    .select()
    .from(mediaContents)
    .where(and(eq(mediaContents.id, contentId), mediaContents.live));
  if (found === undefined || !hasCaptions(found)) return undefined;
  await visibleCourse(createGraphqlContext(db, currentUser), { id: found.courseId });
  return found;
}
