import { fillPath, linkPatterns } from '@learn/contracts';
import type { adminSessionPlanEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { isBackwards } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { placed } from '../course-pages/placed.ts';
import { inSession } from '../course-sessions/inSession.ts';
import type { PlannedSession } from '../course-sessions/planContext.ts';
import { tellOfDate } from '../course-sessions/tellOfDate.ts';
import type { Database } from '../database/database.ts';
import { type ChangedParts, overStored } from '../endpoints/overStored.ts';
import { notFound, validationFailed } from '../errors.ts';
import { assignments, sessionAssignments } from './tables.ts';

type Deadlines = EndpointBody<typeof adminSessionPlanEndpoints.writeDeadlines>;

const none: Deadlines = { submission_deadline: null, evaluation_deadline: null };

interface DeadlineCommand {
  readonly session: PlannedSession;
  readonly assignmentId: string;
  readonly actorId: string;
}

/**
 * Sets until when an assignment or a test is submitted and evaluated in a session. Participants are told of a submission that
 * moves, the experts of the circle of an evaluation that does (domain decisions §12); not of a first deadline, nor of one that was and stays
 * in the past.
 * @param changed those that were changed
 * @throws not_found for an assignment of another course; validation_failed for an evaluation that would end before the submission;
 *   version_conflict
 */
export async function writeDeadlines(
  db: Database,
  { session, assignmentId, actorId }: DeadlineCommand,
  { deadlines, changed }: { readonly deadlines: Deadlines; readonly changed: ChangedParts },
): Promise<void> {
  const { courseSessionId, courseId, courseSlug, tree } = session;
  const [assignment] = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.id, assignmentId), eq(assignments.courseId, courseId)));
  const [found] = assignment === undefined ? [] : placed(tree, [assignment]);
  if (found === undefined) throw notFound();
  await db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(sessionAssignments)
      .where(
        and(
          eq(sessionAssignments.courseSessionId, courseSessionId),
          eq(sessionAssignments.assignmentId, assignmentId),
        ),
      )
      .for('update');
    const stored = before ? presentDeadlines(before) : none;
    const counting = overStored(stored, deadlines, changed);
    const after = {
      submissionDeadline: readDate(counting.submission_deadline),
      evaluationDeadline: readDate(counting.evaluation_deadline),
    };
    const [start, end] = [after.submissionDeadline ?? undefined, after.evaluationDeadline ?? undefined];
    if (isBackwards({ start, end })) {
      throw validationFailed([{ field: 'evaluation_deadline', problems: ['before_submission'] }]);
    }
    const [written] = await transaction
      .insert(sessionAssignments)
      .values({ courseSessionId, assignmentId, ...after })
      .onConflictDoUpdate({
        target: [sessionAssignments.courseSessionId, sessionAssignments.assignmentId],
        set: { ...after, updatedAt: new Date() },
      })
      .returning({ id: sessionAssignments.id });
    const submission = hasMoved(before?.submissionDeadline, after.submissionDeadline);
    const evaluation =
      found.needsExpertEvaluation && hasMoved(before?.evaluationDeadline, after.evaluationDeadline);
    if (submission || evaluation) {
      const cockpit = fillPath(linkPatterns.cockpit, { courseSlug }) ?? '/';
      await tellOfDate(transaction, {
        session,
        actorId,
        verb: 'date_moved',
        title: found.titles,
        circleKey: found.circleKey,
        ...(submission && { memberUrl: inSession(found.content.frontend_url, courseSessionId) }),
        ...(evaluation && { expertUrl: inSession(cockpit, courseSessionId) }),
      });
    }
    await recordAudit(transaction, {
      action: 'deadline.written',
      actorId,
      courseSessionId,
      ...(written && { subjectId: written.id }),
      details: {
        assignment_id: assignmentId,
        ...(before && { before: presentDeadlines(before) }),
        after: counting,
      },
    });
  });
}

function hasMoved(before: Date | null | undefined, after: Date | null): boolean {
  if (before == null || after === null || before.getTime() === after.getTime()) return false;
  return Math.max(before.getTime(), after.getTime()) > Date.now();
}

function readDate(value: string | null): Date | null {
  return value === null ? null : new Date(value);
}

function presentDeadlines(row: typeof sessionAssignments.$inferSelect): Deadlines {
  return {
    submission_deadline: row.submissionDeadline?.toISOString() ?? null,
    evaluation_deadline: row.evaluationDeadline?.toISOString() ?? null,
  };
}
