import { canBookExam, canTransition, freeSeats, hasExamAttempt, hasExamBegun } from '@learn/domain';
import { and, count, eq, isNull } from 'drizzle-orm';
import { inSession } from '../course-sessions/inSession.ts';
import type { Database } from '../database/database.ts';
import { examDateFull, examNoAttemptsLeft, examTransitionNotAllowed, validationFailed } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import type { ExamCircle } from './examCircle.ts';
import { type ExamCommand, lockParticipant, moveExam } from './moveExam.ts';
import { readPersonExamState } from './personExam.ts';
import { examBookings, examDates } from './tables.ts';

/**
 * Takes a seat, in one transaction: another person who wants the same date waits until it is decided. A person who
 * has booked another date that has not begun changes to this one, and keeps their seat where that cannot be. Who has
 * booked it already keeps it, and nothing happens: an answer may have been lost on its way.
 * @throws exam_date_full, exam_transition_not_allowed (not ready to be booked, or the date has begun),
 *   exam_no_attempts_left, validation_failed for a date of another exam
 */
export async function bookExam(db: Database, command: ExamCommand, examDateId: string): Promise<void> {
  const { exam, userId } = command;
  await db.transaction(async (transaction) => {
    const [date] = await transaction
      .select()
      .from(examDates)
      .where(
        and(
          eq(examDates.id, examDateId),
          eq(examDates.courseSessionId, exam.courseSessionId),
          eq(examDates.circleKey, exam.circleKey),
        ),
      )
      .for('update');
    if (date === undefined) throw validationFailed([{ field: 'exam_date_id', problems: ['invalid'] }]);
    await lockParticipant(transaction, exam, userId);
    const person = await readPersonExamState(transaction, exam, userId);
    const hasBooked = person.state === 'booked';
    if (hasBooked && person.booking?.examDateId === examDateId) return;
    if (!canBookExam(person.state) || hasExamBegun(date.startsAt, new Date())) {
      throw examTransitionNotAllowed();
    }
    if (!hasExamAttempt(person.attemptsLeft)) throw examNoAttemptsLeft();
    if (freeSeats(date.seats, await countSeatsTaken(transaction, examDateId)) === 0) throw examDateFull();
    if (hasBooked) await moveExam(transaction, command, person, 'cancelled');
    await transaction.insert(examBookings).values({ examDateId, userId });
    const before = hasBooked
      ? ({ state: 'cancelled', stored: 'cancelled', wasUnlocked: false } as const)
      : person;
    await moveExam(transaction, command, before, 'booked');
    await notify(transaction, { ...examNotice(exam, userId), verb: 'exam_booked' });
  });
}

/**
 * Gives a seat back before its date begins.
 * @throws exam_transition_not_allowed
 */
export async function cancelExam(db: Database, command: ExamCommand): Promise<void> {
  const { exam, userId } = command;
  await db.transaction(async (transaction) => {
    await lockParticipant(transaction, exam, userId);
    const person = await readPersonExamState(transaction, exam, userId);
    if (!canTransition(person.state, 'cancelled')) throw examTransitionNotAllowed();
    await moveExam(transaction, command, person, 'cancelled');
    await notify(transaction, { ...examNotice(exam, userId), verb: 'exam_cancelled' });
  });
}

/** Seats of a date that are taken. */
export async function countSeatsTaken(db: Database, examDateId: string): Promise<number> {
  const [found] = await db
    .select({ taken: count() })
    .from(examBookings)
    .where(and(eq(examBookings.examDateId, examDateId), isNull(examBookings.cancelledAt)));
  return found?.taken ?? 0;
}

/** What every notice about an exam has: it leads to the circle and is told also of one's own action, as a confirmation. */
export function examNotice({ titles, circle, courseId, courseSessionId }: ExamCircle, userId: string) {
  return {
    userId,
    category: 'EXAM',
    details: { title: titles },
    targetUrl: inSession(circle.frontend_url, courseSessionId),
    courseId,
  } as const;
}
