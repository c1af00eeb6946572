import { fillPath, linkPatterns } from '@learn/contracts';
import { fullName, submissionFinalAt } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import type { CompletionEvents } from '../completions/completionEvents.ts';
import { inSession } from '../course-sessions/inSession.ts';
import { courseSessionUsers, expertCircles, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { notify, recallNotifications } from '../notifications/notify.ts';
import { users } from '../users/tables.ts';
import { evaluationPath } from './evaluationPath.ts';
import type { FoundAssignment } from './findAssignment.ts';
import { assignmentTypeOfMentors } from './policy.ts';
import type { AssignmentRow } from './tables.ts';

/** A person's work in an assignment. */
export interface Work {
  readonly found: Pick<FoundAssignment, 'row' | 'visible' | 'place'>;
  readonly courseSessionId: string;
  /** the participant */
  readonly userId: string;
}

/** A submission, and when it was made. */
interface Submitted extends Work {
  readonly submittedAt: Date;
}

/** The content is completed. The evaluators of the work are notified once it cannot be taken back any more. */
export async function afterSubmission(
  tx: Database,
  events: CompletionEvents,
  work: Submitted,
): Promise<void> {
  const { found, userId } = work;
  await events.complete(tx, { userId, contentKey: found.row.contentKey });
  if (!found.row.needsExpertEvaluation) return;
  const [people, [actor]] = [
    await evaluatorsOf(tx, work),
    await tx
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, userId)),
  ];
  await notify(
    tx,
    ...people.map((evaluatorId) => ({
      userId: evaluatorId,
      category: 'USER_INTERACTION' as const,
      verb: 'assignment_submitted' as const,
      details: {
        actor: fullName(actor?.firstName, actor?.lastName),
        title: found.row.titles,
      },
      actorId: userId,
      targetUrl: evaluationPathOf(work),
      courseId: found.visible.course.id,
      from: submissionFinalAt(work.submittedAt),
    })),
  );
}

/** The content is open again, and the evaluators are not notified. */
export async function afterWithdrawal(tx: Database, events: CompletionEvents, work: Work): Promise<void> {
  const { found, userId } = work;
  await events.complete(tx, {
    userId,
    contentKey: found.row.contentKey,
    change: () => ({ status: 'UNKNOWN' }),
  });
  await recallNotifications(tx, { verb: 'assignment_submitted', targetUrl: evaluationPathOf(work) });
}

function evaluationPathOf({ found, courseSessionId, userId }: Work): string {
  const { row, visible } = found;
  return evaluationPath({ courseSlug: visible.course.slug, courseSessionId, assignmentId: row.id, userId });
}

interface Released {
  readonly actorId: string;
  /** the moment from which the evaluation stands; undefined: at once */
  readonly from?: Date | undefined;
}

/** The participant is told that the evaluation, or the result of a test, is there; of one evaluation only once at a time. */
export async function afterRelease(tx: Database, work: Work, { actorId, from }: Released): Promise<void> {
  const { row, visible } = work.found;
  await afterReleaseWithdrawal(tx, work);
  await notify(tx, {
    userId: work.userId,
    category: 'PROGRESS',
    verb: row.assignmentType === 'EDONIQ_TEST' ? 'test_result' : 'evaluation_released',
    details: { title: row.titles },
    actorId,
    targetUrl: contentPathOf(work),
    courseId: visible.course.id,
    ...(from && { from }),
  });
}

/** The participant is not told of a release that was taken back. */
export async function afterReleaseWithdrawal(tx: Database, work: Work): Promise<void> {
  const { userId } = work;
  await recallNotifications(tx, {
    verb: 'evaluation_released',
    targetUrl: contentPathOf(work),
    userIds: [userId],
  });
}

function contentPathOf({ found: { visible, place }, courseSessionId }: Work): string {
  const address = {
    courseSlug: visible.course.slug,
    circleSlug: place.circle.slug,
    contentSlug: place.content.slug,
  };
  return inSession(fillPath(linkPatterns.content, address) ?? '', courseSessionId);
}

/** Mentors for praxis assignments, where there are any; else the experts of the circle. */
async function evaluatorsOf(tx: Database, { found, courseSessionId, userId }: Work): Promise<string[]> {
  const mentors = await mentorsFor(tx, found.row, { courseSessionId, userId });
  if (mentors.length > 0) return mentors;
  const rows = await tx
    .selectDistinct({ id: courseSessionUsers.userId })
    .from(expertCircles)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, expertCircles.courseSessionUserId))
    .where(
      and(
        eq(expertCircles.circleKey, found.row.circleKey),
        eq(courseSessionUsers.courseSessionId, courseSessionId),
        eq(courseSessionUsers.role, 'EXPERT'),
      ),
    );
  return rows.map(({ id }) => id);
}

async function mentorsFor(
  tx: Database,
  { assignmentType }: AssignmentRow,
  { courseSessionId, userId }: Pick<Work, 'courseSessionId' | 'userId'>,
): Promise<string[]> {
  if (assignmentType !== assignmentTypeOfMentors) return [];
  const rows = await tx
    .select({ id: mentorRelations.mentorId })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .where(
      and(eq(courseSessionUsers.userId, userId), eq(courseSessionUsers.courseSessionId, courseSessionId)),
    );
  return rows.map(({ id }) => id);
}
