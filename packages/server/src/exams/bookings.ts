import {
  canBookExam,
  canTransition,
  freeSeats,
  hasExamAttempt,
  hasExamBegun,
  isExamBookingOver,
} from '@learn/domain';
import { and, count, eq, isNull } from 'drizzle-orm';
import { inSession } from '../course-sessions/inSession.ts';
import type { Database } from '../database/database.ts';
import {
  examBookingClosed,
  examDateFull,
  examNoAttemptsLeft,
  examTransitionNotAllowed,
  validationFailed,
} from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import type { ExamCircle } from './examCircle.ts';
import { type ExamCommand, lockParticipant, moveExam } from './moveExam.ts';
import { readPersonExamState } from './personExam.ts';
import { examBookings, examDates } from './tables.ts';

/**
 * Takes a seat, in one transaction: another person who wants the same date waits until it is decided. A person who
 * has booked another date whose deadline lies ahead changes to this one, and keeps their seat where that cannot be. Who
 * has booked it already keeps it, and nothing happens: an answer may have been lost on its way.
 * @throws exam_date_full, exam_transition_not_allowed (not ready to be booked, or the date has begun),
 *   exam_booking_closed (after the deadline of this date or of the own one), exam_no_attempts_left, validation_failed
 *   for a date of another exam
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
    if (isClosed(date) || (hasBooked && isClosed(person.booking))) throw examBookingClosed();
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
 * Gives a seat back before its deadline (domain decisions §6).
 * @throws exam_transition_not_allowed once the date has begun, exam_booking_closed
 */
export async function cancelExam(db: Database, command: ExamCommand): Promise<void> {
  const { exam, userId } = command;
  await db.transaction(async (transaction) => {
    await lockParticipant(transaction, exam, userId);
    const person = await readPersonExamState(transaction, exam, userId);
    if (!canTransition(person.state, 'cancelled')) throw examTransitionNotAllowed();
    if (isClosed(person.booking)) throw examBookingClosed();
    await moveExam(transaction, command, person, 'cancelled');
    await notify(transaction, { ...examNotice(exam, userId), verb: 'exam_cancelled' });
  });
}

type Deadline = Pick<typeof examDates.$inferSelect, 'startsAt' | 'bookingUntil'>;

function isClosed(date: Deadline | undefined): boolean {
  if (date === undefined) return false;
  return isExamBookingOver({ start: date.startsAt, booking_until: date.bookingUntil }, new Date());
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
