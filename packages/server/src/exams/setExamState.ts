import {
  canTransition,
  type Employer,
  firstExamState,
  hasExamAttempt,
  type KnownExamState,
  mayHaveResult,
  zurichDay,
} from '@learn/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  examNoAttemptsLeft,
  examNotBegun,
  examTransitionNotAllowed,
  forbidden,
  validationFailed,
} from '../errors.ts';
import { notify, recallNotifications, whenSettled } from '../notifications/notify.ts';
import { lockEmployer } from '../organisations/writeEmployer.ts';
import { examNotice } from './bookings.ts';
import type { ExamCircle } from './examCircle.ts';
import { type ExamCommand, lockParticipant, moveExam } from './moveExam.ts';
import { type PersonExamState, readPersonExamState } from './personExam.ts';
import { type ExamOutcome, examResults } from './tables.ts';

/** What a participant may do with their own exam beside booking it. */
const ownSteps: readonly KnownExamState[] = ['inProgress', 'inEvaluation', 'bookingReady', 'open'];

/**
 * Moves a person's exam on (domain decisions §6). Participants start, hand in and, after failing, try again; admins
 * record results and may correct to any state, always with a reason. Seats are taken by booking alone, and
 * `passedImport` comes from an import (`importPassedExams`). A result is kept with the price and the employer of that time; a corrected one changes, one that is withdrawn goes.
 * People are told of a result a minute later, unless it was taken back.
 * @throws forbidden, validation_failed without a reason, exam_transition_not_allowed, exam_no_attempts_left, exam_not_begun for a result of a
 * booked exam before its date begins
 */
export async function setExamState(
  db: Database,
  command: ExamCommand,
  { to, asAdmin }: { readonly to: KnownExamState; readonly asAdmin: boolean },
): Promise<void> {
  const { exam, userId, actorId, reason = '' } = command;
  if (!asAdmin && !ownSteps.includes(to)) throw forbidden();
  if (asAdmin && reason === '') throw validationFailed([{ field: 'reason', problems: ['required'] }]);
  await db.transaction(async (transaction) => {
    // Before the enrolment, as an order does it; who confirms the employer meanwhile would overlook the cost.
    const employer = await lockEmployer(transaction, userId);
    await lockParticipant(transaction, exam, userId);
    const person = await readPersonExamState(transaction, exam, userId);
    assertStep(exam, person, to, asAdmin);
    await moveExam(transaction, command, person, to);
    await keepResult(transaction, command, { ...person, employer }, to);
    const notice = { ...examNotice(exam, userId), actorId };
    const { targetUrl } = notice;
    if (outcomeOf(person.state))
      await recallNotifications(transaction, { verb: 'exam_result', targetUrl, userIds: [userId] });
    if (outcomeOf(to)) await notify(transaction, { ...notice, verb: 'exam_result', from: whenSettled() });
    if (to === 'cancelled' && asAdmin) await notify(transaction, { ...notice, verb: 'exam_cancelled' });
  });
}

function assertStep(
  { circle }: ExamCircle,
  { state, attemptsLeft }: PersonExamState,
  to: KnownExamState,
  asAdmin: boolean,
): void {
  if (to === 'booked' || to === 'passedImport' || to === state) throw examTransitionNotAllowed();
  if (outcomeOf(to) && !mayHaveResult(state)) throw examNotBegun();
  const again = to === 'bookingReady' || to === 'open';
  if (again && state === 'failed') {
    if (to !== firstExamState(circle)) throw examTransitionNotAllowed();
    if (!hasExamAttempt(attemptsLeft)) throw examNoAttemptsLeft();
  } else if (!asAdmin && (again || !canTransition(state, to))) throw examTransitionNotAllowed();
}

const outcomeOf = (state: string): ExamOutcome | undefined =>
  state === 'passed' || state === 'failed' ? state : undefined;

async function keepResult(
  transaction: Database,
  { exam, userId }: ExamCommand,
  { state, booking, attempts, employer }: PersonExamState & { readonly employer: Employer | undefined },
  to: KnownExamState,
): Promise<void> {
  const { examType, courseSessionId, circleKey } = exam;
  if (examType === undefined) return;
  const [before, result] = [outcomeOf(state), outcomeOf(to)];
  const [latest] =
    before === undefined
      ? []
      : await transaction
          .select({ id: examResults.id })
          .from(examResults)
          .where(
            and(
              eq(examResults.userId, userId),
              eq(examResults.courseSessionId, courseSessionId),
              eq(examResults.circleKey, circleKey),
            ),
          )
          .orderBy(desc(examResults.attempt), desc(examResults.takenOn))
          .limit(1);
  if (latest !== undefined && result !== undefined) {
    await transaction.update(examResults).set({ result }).where(eq(examResults.id, latest.id));
  } else if (latest !== undefined && !canTransition(state, to)) {
    await transaction.delete(examResults).where(eq(examResults.id, latest.id));
  } else if (result !== undefined) {
    await transaction.insert(examResults).values({
      userId,
      courseSessionId,
      circleKey,
      examTypeId: examType.id,
      result,
      price: examType.price,
      organisationId: employer?.confirmed ?? null,
      claimedOrganisationId: employer?.claimed ?? null,
      takenOn: zurichDay(
        booking !== undefined && booking.startsAt <= new Date() ? booking.startsAt : new Date(),
      ),
      attempt: attempts + 1,
    });
  }
}
