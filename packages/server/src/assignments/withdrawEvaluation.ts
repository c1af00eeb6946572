import { readSessionAccess } from '../access/readSessionAccess.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { evaluationFinal, forbidden, notFound } from '../errors.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { requireId } from '../graphql/keys.ts';
import { afterReleaseWithdrawal } from './events.ts';
import { findAssignment } from './findAssignment.ts';
import { maySeeCompletion, mayWithdrawEvaluation } from './policy.ts';
import { readAssignmentAccess } from './readAssignmentAccess.ts';
import { lockCompletionIfThere, updateCompletion } from './storedCompletion.ts';
import { isReleaseWithdrawable } from './submission.ts';
import type { Withdrawn } from './withdrawCompletion.ts';

export interface EvaluationKey {
  readonly assignment_id: string;
  readonly course_session_id: string;
  /** the participant */
  readonly assignment_user_id: string;
}

/**
 * An evaluator takes back an evaluation that they released, before the participant sees it: it is in progress again with all
 * that was given, and the participant is not notified. A repeat changes nothing.
 * @throws not_found, forbidden, evaluation_final
 */
export async function withdrawEvaluation(
  context: GraphqlContext,
  request: EvaluationKey,
): Promise<Withdrawn> {
  const { db, currentUser } = context;
  const courseSessionId = requireId(request.course_session_id);
  const userId = requireId(request.assignment_user_id);
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  const found = await findAssignment(context, { id: request.assignment_id });
  if (found.visible.course.id !== sessionAccess.courseId) throw notFound();
  const assignmentAccess = await readAssignmentAccess(db, sessionAccess, userId);
  const subject = { assignmentAccess, assignment: found.row };
  if (!mayWithdrawEvaluation.allows(subject)) {
    throw maySeeCompletion.allows(subject) ? forbidden() : notFound();
  }
  const work = { found, courseSessionId, userId, assignmentAccess };
  const row = await db.transaction(async (tx) => {
    const before = await lockCompletionIfThere(tx, work);
    if (before === undefined) throw notFound();
    if (before.completionStatus !== 'EVALUATION_SUBMITTED') return before;
    if (!isReleaseWithdrawable(before)) throw evaluationFinal();
    const saved = await updateCompletion(tx, before.id, {
      completionStatus: 'EVALUATION_IN_PROGRESS',
      evaluationSubmittedAt: null,
      evaluationWithdrawableUntil: null,
      evaluationPassed: null,
      version: before.version + 1,
      updatedAt: new Date(),
    });
    await afterReleaseWithdrawal(tx, work);
    await recordAudit(tx, {
      action: 'evaluation.withdrawn',
      actorId: currentUser.userId,
      userId,
      courseSessionId,
      subjectId: saved.id,
      details: { assignment_id: saved.assignmentId, released_at: before.evaluationSubmittedAt },
    });
    return saved;
  });
  return { work, row };
}
