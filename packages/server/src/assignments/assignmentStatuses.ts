import type { AssignmentStatus } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { pages } from '../course-pages/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { mayListStatuses, maySeeCompletion, viewOf } from './policy.ts';
import { readCompletionOutlines } from './readCompletions.ts';
import { readSeenParticipants } from './seenParticipants.ts';
import { type PlacedAssignment, readCourseAssignments } from './sessionCatalogue.ts';
import { asSeenBy } from './submission.ts';

interface WantedStatuses {
  readonly courseSessionId: string;
  /** page of any language; undefined: all assignments of the session */
  readonly learningContentId?: string;
  /** none: all people that the current user sees */
  readonly userIds: readonly string[];
}

export interface StatusItem {
  readonly assignment_user_id: string;
  readonly learning_content_page_id: string;
  readonly completion_status: AssignmentStatus;
}

/**
 * How far participants are in what the current user evaluates, leads or trains (specification §3, Assignment status item), by
 * person and in the order of the path; people and assignments that they do not see are left out.
 * @throws not_found, forbidden for people who see nobody's work in the session
 */
export async function listAssignmentStatuses(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, learningContentId, userIds }: WantedStatuses,
): Promise<StatusItem[]> {
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  assertMayDo(mayListStatuses, sessionAccess);
  const { assignments } = await readCourseAssignments(db, sessionAccess.courseId, currentUser.language);
  const wanted =
    learningContentId === undefined ? assignments : await only(db, assignments, learningContentId);
  const sessionIds = [courseSessionId];
  const participants = await readSeenParticipants(db, currentUser, {
    courseId: sessionAccess.courseId,
    userIds: userIds.length > 0 ? userIds : undefined,
    sessionIds,
  });
  const [first, second] = wanted;
  const rows = await readCompletionOutlines(db, {
    userIds: participants.map(({ userId }) => userId),
    sessionIds,
    assignmentId: second === undefined ? first?.row.id : undefined,
  });
  const workOf = new Map(rows.map((row) => [`${row.userId}:${row.assignmentId}`, row]));
  return participants.flatMap(({ userId, assignmentAccess }) =>
    wanted
      .filter(({ row }) => maySeeCompletion.allows({ assignmentAccess, assignment: row }))
      .map(({ row, place }) => {
        const work = workOf.get(`${userId}:${row.id}`);
        const seen = work && asSeenBy(work, viewOf({ assignmentAccess, assignment: row }));
        return {
          assignment_user_id: userId,
          learning_content_page_id: place.content.id,
          completion_status: seen?.completionStatus ?? 'UNKNOWN',
        };
      }),
  );
}

/** @throws not_found for a page that shows no assignment of the course */
async function only(
  db: Database,
  assignments: readonly PlacedAssignment[],
  pageId: string,
): Promise<PlacedAssignment[]> {
  const [page] = await db.select({ key: pages.translationKey }).from(pages).where(eq(pages.id, pageId));
  const found = assignments.find(({ row }) => row.contentKey === page?.key);
  if (found === undefined) throw notFound();
  return [found];
}
