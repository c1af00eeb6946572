import type { EndpointBody, examEndpoints } from '@learn/contracts/endpoints';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CompletionEvents } from '../completions/completionEvents.ts';
import { organisationRoles } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { assertForwards, type ChangedParts, periodOverStored } from '../endpoints/overStored.ts';
import { notFound, validationFailed } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { countSeatsTaken, examNotice } from './bookings.ts';
import type { ExamCircle } from './examCircle.ts';
import { lockParticipant, moveExam } from './moveExam.ts';
import { readPersonExamState } from './personExam.ts';
import { examBookings, examDates } from './tables.ts';

export type ExamDateFields = EndpointBody<typeof examEndpoints.createDate>;

interface DateWriter {
  readonly exam: ExamCircle;
  readonly actorId: string;
}

/** @throws validation_failed: ends before it begins, a deadline after its beginning, no exam expert of the course, no kind of exam for the circle */
export async function createExamDate(
  db: Database,
  { exam, actorId }: DateWriter,
  fields: ExamDateFields,
): Promise<void> {
  const values = await validate(db, exam, fields);
  const { courseSessionId, circleKey, examType } = exam;
  if (examType === undefined) throw validationFailed([{ field: '', problems: ['invalid'] }]);
  await db.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(examDates)
      .values({ ...values, courseSessionId, circleKey, examTypeId: examType.id })
      .returning({ id: examDates.id });
    await recordAudit(transaction, {
      action: 'exam_date.written',
      actorId,
      courseSessionId,
      ...(created && { subjectId: created.id }),
      details: { after: fields },
    });
  });
}

/**
 * Changes a date; those who have booked it are told when time or place are others.
 * @param changed what was changed
 * @throws not_found; version_conflict; validation_failed as above and for fewer seats than are taken
 */
export async function changeExamDate(
  db: Database,
  { exam, actorId }: DateWriter,
  {
    dateId,
    fields,
    changed,
  }: { readonly dateId: string; readonly fields: ExamDateFields; readonly changed: ChangedParts },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = await lockDate(transaction, exam, dateId);
    const after = periodOverStored(presentDate(before), fields, changed);
    const values = await validate(transaction, exam, after);
    if ((await countSeatsTaken(transaction, dateId)) > values.seats) {
      throw validationFailed([{ field: 'seats', problems: ['fewer_than_booked'] }]);
    }
    await transaction.update(examDates).set(values).where(eq(examDates.id, dateId));
    const moved =
      before.startsAt.getTime() !== values.startsAt.getTime() ||
      before.endsAt.getTime() !== values.endsAt.getTime() ||
      before.place !== values.place;
    const booked = moved ? await readBooked(transaction, dateId) : [];
    await notify(
      transaction,
      ...booked.map((userId) => ({
        ...examNotice(exam, userId),
        category: 'APPOINTMENT' as const,
        verb: 'date_moved' as const,
        actorId,
      })),
    );
    await recordAudit(transaction, {
      action: 'exam_date.written',
      actorId,
      courseSessionId: exam.courseSessionId,
      subjectId: dateId,
      details: { before: presentDate(before), after },
    });
  });
}

/**
 * Takes a date away. Who has booked it and not begun is cancelled and told.
 * @throws not_found
 */
export async function deleteExamDate(
  db: Database,
  { exam, actorId, events }: DateWriter & { readonly events: CompletionEvents },
  dateId: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = await lockDate(transaction, exam, dateId);
    for (const userId of await readBooked(transaction, dateId)) {
      await lockParticipant(transaction, exam, userId);
      const person = await readPersonExamState(transaction, exam, userId);
      if (person.stored !== 'booked' || person.booking?.examDateId !== dateId) continue;
      const command = { exam, events, userId, actorId };
      await moveExam(transaction, command, { ...person, state: 'booked' }, 'cancelled');
      await notify(transaction, { ...examNotice(exam, userId), actorId, verb: 'exam_cancelled' });
    }
    await transaction.delete(examDates).where(eq(examDates.id, dateId));
    await recordAudit(transaction, {
      action: 'exam_date.written',
      actorId,
      courseSessionId: exam.courseSessionId,
      subjectId: dateId,
      details: { before: presentDate(before) },
    });
  });
}

async function validate(db: Database, { courseId }: ExamCircle, fields: ExamDateFields) {
  const { start, end, place, seats, booking_until, expert_id: expertId } = fields;
  const [startsAt, endsAt] = [new Date(start), new Date(end)];
  const bookingUntil = booking_until === null ? null : new Date(booking_until);
  assertForwards(fields);
  if (bookingUntil !== null && bookingUntil > startsAt) {
    throw validationFailed([{ field: 'booking_until', problems: ['booking_after_start'] }]);
  }
  if (expertId !== null) {
    const [expert] = await db
      .select({ id: organisationRoles.id })
      .from(organisationRoles)
      .where(
        and(
          eq(organisationRoles.userId, expertId),
          eq(organisationRoles.courseId, courseId),
          eq(organisationRoles.role, 'Prüfungsexperte'),
        ),
      )
      .limit(1);
    if (expert === undefined) throw validationFailed([{ field: 'expert_id', problems: ['invalid'] }]);
  }
  return { startsAt, endsAt, place, seats, bookingUntil, expertId };
}

async function lockDate(transaction: Database, exam: ExamCircle, dateId: string) {
  const [date] = await transaction
    .select()
    .from(examDates)
    .where(
      and(
        eq(examDates.id, dateId),
        eq(examDates.courseSessionId, exam.courseSessionId),
        eq(examDates.circleKey, exam.circleKey),
      ),
    )
    .for('update');
  if (date === undefined) throw notFound();
  return date;
}

/** In the order of the ids, so that transactions over the same people cannot wait for each other in a circle. */
async function readBooked(transaction: Database, examDateId: string): Promise<string[]> {
  const rows = await transaction
    .select({ userId: examBookings.userId })
    .from(examBookings)
    .where(and(eq(examBookings.examDateId, examDateId), isNull(examBookings.cancelledAt)))
    .orderBy(examBookings.userId);
  return rows.map(({ userId }) => userId);
}

function presentDate({
  startsAt,
  endsAt,
  place,
  seats,
  bookingUntil,
  expertId,
}: typeof examDates.$inferSelect): ExamDateFields {
  return {
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    place,
    seats,
    booking_until: bookingUntil?.toISOString() ?? null,
    expert_id: expertId,
  };
}
