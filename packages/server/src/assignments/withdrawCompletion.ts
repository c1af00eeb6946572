import { isAssignmentSubmitted } from '@learn/domain';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { prepareCompletionEvents } from '../completions/completionEvents.ts';
import { forbidden, notFound, submissionFinal } from '../errors.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { requireId } from '../graphql/keys.ts';
import { afterWithdrawal, type Work } from './events.ts';
import { type FoundAssignment, findAssignment } from './findAssignment.ts';
import { type AssignmentAccess, assignmentAccessOf, mayWithdraw } from './policy.ts';
import { lockCompletionIfThere, updateCompletion } from './storedCompletion.ts';
import { isWithdrawable } from './submission.ts';
import type { AssignmentCompletionRow } from './tables.ts';

export interface Withdrawn {
  readonly work: Work & { readonly found: FoundAssignment; readonly assignmentAccess: AssignmentAccess };
  readonly row: AssignmentCompletionRow;
}

/**
 * A participant takes back what they handed in: it is in progress again, its content is not completed any more, and the
 * evaluators are not notified (domain decisions §5). A repeat changes nothing.
 * @throws not_found, forbidden, submission_final
 */
export async function withdrawCompletion(
  context: GraphqlContext,
  request: { readonly assignment_id: string; readonly course_session_id: string },
): Promise<Withdrawn> {
  const { db, currentUser } = context;
  const { userId } = currentUser;
  const courseSessionId = requireId(request.course_session_id);
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  const found = await findAssignment(context, { id: request.assignment_id });
  if (found.visible.course.id !== sessionAccess.courseId) throw notFound();
  if (!mayWithdraw.allows(sessionAccess)) throw forbidden();
  const assignmentAccess = assignmentAccessOf(sessionAccess, { userId });
  const work = { found, courseSessionId, userId, assignmentAccess };
  const events = await prepareCompletionEvents(db, courseSessionId);
  const row = await db.transaction(async (tx) => {
    const before = await lockCompletionIfThere(tx, work);
    if (before === undefined) throw notFound();
    if (!isAssignmentSubmitted(before.completionStatus)) return before;
    if (!isWithdrawable(before)) throw submissionFinal();
    const { declaration: _, ...additionalJsonData } = before.additionalJsonData;
    const saved = await updateCompletion(tx, before.id, {
      completionStatus: 'IN_PROGRESS',
      submittedAt: null,
      additionalJsonData,
      version: before.version + 1,
      updatedAt: new Date(),
    });
    await afterWithdrawal(tx, events, work);
    await recordAudit(tx, {
      action: 'submission.withdrawn',
      actorId: userId,
      userId,
      courseSessionId,
      subjectId: saved.id,
      details: { assignment_id: saved.assignmentId, submitted_at: before.submittedAt },
    });
    return saved;
  });
  return { work, row };
}
