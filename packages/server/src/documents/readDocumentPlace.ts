import { eq } from 'drizzle-orm';
import { assertMaySee } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { CircleNode, CourseTree, SequenceNode } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { mayReadDocuments } from './policy.ts';

/** A session whose circle documents the current user sees. */
export interface DocumentPlace {
  readonly sessionAccess: SessionAccess;
  readonly enabled: boolean;
  readonly course: { readonly id: string; readonly slug: string };
  readonly tree: CourseTree | undefined;
}

export interface SequencePlace {
  readonly circle: CircleNode;
  readonly sequence: SequenceNode;
}

/** @throws not_found for people without circle documents there */
export async function readDocumentPlace(
  db: Database,
  currentUser: Pick<CurrentUser, 'userId' | 'user' | 'language'>,
  courseSessionId: string,
): Promise<DocumentPlace> {
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  const { id, slug, contentVersion, enableCircleDocuments: enabled } = courses;
  const [found] = await db
    .select({ id, slug, contentVersion, enabled })
    .from(courses)
    .where(eq(courses.id, sessionAccess.courseId));
  const place = { sessionAccess, enabled: found?.enabled ?? false };
  assertMaySee(mayReadDocuments, place);
  const course = {
    id: sessionAccess.courseId,
    slug: found?.slug ?? '',
    contentVersion: found?.contentVersion ?? 0,
  };
  const tree = await courseTreeReader(db)(course, currentUser.language);
  return { ...place, course, tree };
}

/** Circle and learning sequence by the translation key of the sequence; undefined for pages that are no longer there. */
export function sequencesByKey(tree: CourseTree | undefined): ReadonlyMap<string, SequencePlace> {
  const places = (tree?.circles ?? []).flatMap((circle) =>
    circle.learning_sequences.map((sequence): [string, SequencePlace] => [
      sequence.translation_key,
      { circle, sequence },
    ]),
  );
  return new Map(places);
}
