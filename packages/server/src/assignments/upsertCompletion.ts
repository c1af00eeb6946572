import { readSessionAccess } from '../access/readSessionAccess.ts';
import { forbidden, notFound } from '../errors.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { requireId } from '../graphql/keys.ts';
import { answerAssignment } from './answerAssignment.ts';
import { assertContentPage } from './contentPage.ts';
import { evaluateAssignment } from './evaluateAssignment.ts';
import { findAssignment } from './findAssignment.ts';
import { maySeeCompletion, mayUpsert } from './policy.ts';
import { readAssignmentAccess } from './readAssignmentAccess.ts';
import type { AssignmentCompletionRow } from './tables.ts';
import type { UpsertRequest, UpsertWork } from './upsertWork.ts';

export interface Upserted {
  readonly work: UpsertWork;
  readonly row: AssignmentCompletionRow;
}

/**
 * One mutation for two actors (domain decisions §4 and §7): a person who writes their own work is the participant, a
 * person who writes for another one is their evaluator.
 * @throws not_found, forbidden, validation_failed, circle_locked, assignment_submitted, version_conflict with the
 *   newer completion in details.current
 */
export async function upsertCompletion(context: GraphqlContext, request: UpsertRequest): Promise<Upserted> {
  const { db, currentUser } = context;
  const courseSessionId = requireId(request.course_session_id);
  const userId = requireId(request.assignment_user_id ?? currentUser.userId);
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  const found = await findAssignment(context, { id: request.assignment_id });
  if (found.visible.course.id !== sessionAccess.courseId) throw notFound();
  await assertContentPage(db, found.row, request.learning_content_page_id);
  const assignmentAccess = await readAssignmentAccess(db, sessionAccess, userId);
  const work: UpsertWork = { found, courseSessionId, userId, sessionAccess, assignmentAccess, request };
  const subject = { assignmentAccess, assignment: found.row, isMember: sessionAccess.isMember };
  if (!mayUpsert.allows(subject)) {
    throw sessionAccess.isMember || maySeeCompletion.allows(subject) ? forbidden() : notFound();
  }
  if (assignmentAccess.isOwn) return { work, row: await answerAssignment(context, work) };
  return { work, row: await evaluateAssignment(context, work) };
}
