import { canTransition, type ExamState, isExamPassed, type KnownExamState } from '@learn/domain';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CompletionEvents } from '../completions/completionEvents.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { examTransitionNotAllowed, notFound } from '../errors.ts';
import type { ExamCircle } from './examCircle.ts';
import type { PersonExamState } from './personExam.ts';
import { examBookings, examDates, examTransitions } from './tables.ts';

/** What is prepared before the transaction of a step begins. */
export interface ExamCommand {
  readonly exam: ExamCircle;
  readonly events: CompletionEvents;
  /** whose exam it is */
  readonly userId: string;
  readonly actorId: string;
  readonly reason?: string;
}

const freesSeat: readonly KnownExamState[] = ['bookingReady', 'open', 'cancelled', 'locked', 'passedImport'];

/**
 * One step of a person's exam within a transaction: the state in their completion entry, the transition with actor and
 * reason, and the audit record. What happened by itself before, the unlocking and the beginning of the date, is kept as
 * steps of the platform. A seat on a date to come is free again when they leave it.
 * @throws exam_transition_not_allowed from a stored state that is none
 */
export async function moveExam(
  transaction: Database,
  { exam, events, userId, actorId, reason = '' }: ExamCommand,
  { state, stored, wasUnlocked }: Pick<PersonExamState, 'state' | 'stored' | 'wasUnlocked'>,
  to: KnownExamState,
): Promise<void> {
  const { courseSessionId, circleKey, contentKey } = exam;
  if (state === 'unknown' || stored === 'unknown') throw examTransitionNotAllowed();
  const leavesPassed = isExamPassed(state);
  await events.complete(transaction, {
    userId,
    contentKey,
    change: (known) => ({
      status: isExamPassed(to) ? 'SUCCESS' : leavesPassed ? 'UNKNOWN' : (known?.status ?? 'UNKNOWN'),
      extras: { exam_data: { exam_state: to } },
    }),
  });
  const ofPerson = { userId, courseSessionId, circleKey };
  const unlocked = { ...ofPerson, fromState: 'locked' as const, toState: stored, actorId: null };
  const opened = { ...ofPerson, fromState: stored, toState: state, actorId: null };
  // now() is the same for all rows of a transaction, and the steps are read in their order.
  const step = {
    ...ofPerson,
    fromState: state,
    toState: to,
    actorId,
    reason,
    createdAt: sql`clock_timestamp()`,
  };
  await transaction
    .insert(examTransitions)
    .values([...(wasUnlocked ? [unlocked] : []), ...(stored === state ? [] : [opened]), step]);
  if (freesSeat.includes(to)) await freeSeats(transaction, exam, userId);
  await recordAudit(transaction, {
    action: actionOf(state, to),
    actorId,
    userId,
    courseSessionId,
    subjectId: circleKey,
    details: { before: state, after: to, reason },
  });
}

function actionOf(from: ExamState, to: KnownExamState) {
  if (to === 'passedImport') return 'exam.imported';
  return canTransition(from, to) ? 'exam.transition' : 'exam.corrected';
}

/**
 * Lets the steps of one person in a session happen one after the other.
 * @throws not_found when they take no part in it
 */
export async function lockParticipant(
  transaction: Database,
  { courseSessionId }: ExamCircle,
  userId: string,
): Promise<void> {
  const rows = await transaction
    .select({ id: courseSessionUsers.id })
    .from(courseSessionUsers)
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, courseSessionId),
        eq(courseSessionUsers.userId, userId),
        eq(courseSessionUsers.role, 'MEMBER'),
      ),
    )
    .for('update');
  if (rows.length === 0) throw notFound();
}

async function freeSeats(transaction: Database, exam: ExamCircle, userId: string): Promise<void> {
  const toCome = transaction
    .select({ id: examDates.id })
    .from(examDates)
    .where(
      and(
        eq(examDates.courseSessionId, exam.courseSessionId),
        eq(examDates.circleKey, exam.circleKey),
        gt(examDates.startsAt, new Date()),
      ),
    );
  await transaction
    .update(examBookings)
    .set({ cancelledAt: new Date() })
    .where(
      and(
        eq(examBookings.userId, userId),
        isNull(examBookings.cancelledAt),
        inArray(examBookings.examDateId, toCome),
      ),
    );
}
