import type { adminSessionEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { daysBetween, moveByDays } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import { sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses } from '../attendance/tables.ts';
import type { Database } from '../database/database.ts';
import { examDates } from '../exams/tables.ts';
import { courseSessionUsers, expertCircles } from './tables.ts';
import { insertSession, lockSession, type SessionCommand } from './writeSession.ts';

/** What is taken over, and where to. */
interface Copying {
  readonly from: string;
  readonly to: string;
  /** calendar days by which everything moves */
  readonly days: number;
}

/**
 * Creates a session like an earlier one. Attendance days, deadlines and exam dates move by the calendar days between the two
 * beginnings and keep their time of day in Zurich; bookings, people who take part and documents stay where they are.
 * @returns the id of the new session
 * @throws not_found
 */
export async function copySession(
  db: Database,
  { courseSessionId, actorId }: SessionCommand,
  { with_experts, ...fields }: EndpointBody<typeof adminSessionEndpoints.copy>,
): Promise<string> {
  return db.transaction(async (transaction) => {
    const source = await lockSession(transaction, courseSessionId);
    const to = await insertSession(transaction, {
      actorId,
      fields: { course_id: source.course_id, ...fields },
      details: { copied_from: courseSessionId, with_experts },
    });
    const copying = { from: courseSessionId, to, days: daysBetween(source.start_date, fields.start_date) };
    await copyDays(transaction, copying);
    await copyDeadlines(transaction, copying);
    await copyExamDates(transaction, copying);
    if (with_experts) await copyExperts(transaction, copying);
    return to;
  });
}

async function copyDays(transaction: Database, { from, to, days }: Copying): Promise<void> {
  const rows = await transaction
    .select()
    .from(attendanceCourses)
    .where(eq(attendanceCourses.courseSessionId, from));
  if (rows.length === 0) return;
  await transaction.insert(attendanceCourses).values(
    rows.map(({ id: _, updatedAt: __, ...row }) => ({
      ...row,
      courseSessionId: to,
      startsAt: moveByDays(row.startsAt, days),
      endsAt: moveByDays(row.endsAt, days),
    })),
  );
}

async function copyDeadlines(transaction: Database, { from, to, days }: Copying): Promise<void> {
  const rows = await transaction
    .select()
    .from(sessionAssignments)
    .where(eq(sessionAssignments.courseSessionId, from));
  if (rows.length === 0) return;
  await transaction.insert(sessionAssignments).values(
    rows.map(({ id: _, updatedAt: __, ...row }) => ({
      ...row,
      courseSessionId: to,
      submissionDeadline: row.submissionDeadline && moveByDays(row.submissionDeadline, days),
      evaluationDeadline: row.evaluationDeadline && moveByDays(row.evaluationDeadline, days),
    })),
  );
}

async function copyExamDates(transaction: Database, { from, to, days }: Copying): Promise<void> {
  const rows = await transaction.select().from(examDates).where(eq(examDates.courseSessionId, from));
  if (rows.length === 0) return;
  await transaction.insert(examDates).values(
    rows.map(({ id: _, updatedAt: __, ...row }) => ({
      ...row,
      courseSessionId: to,
      startsAt: moveByDays(row.startsAt, days),
      endsAt: moveByDays(row.endsAt, days),
      bookingUntil: row.bookingUntil && moveByDays(row.bookingUntil, days),
    })),
  );
}

async function copyExperts(transaction: Database, { from, to }: Copying): Promise<void> {
  const rows = await transaction
    .select({ id: courseSessionUsers.id, userId: courseSessionUsers.userId })
    .from(courseSessionUsers)
    .where(and(eq(courseSessionUsers.courseSessionId, from), eq(courseSessionUsers.role, 'EXPERT')));
  if (rows.length === 0) return;
  const circles = await transaction
    .select({ userId: courseSessionUsers.userId, circleKey: expertCircles.circleKey })
    .from(expertCircles)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, expertCircles.courseSessionUserId))
    .where(and(eq(courseSessionUsers.courseSessionId, from), eq(courseSessionUsers.role, 'EXPERT')));
  const created = await transaction
    .insert(courseSessionUsers)
    .values(rows.map(({ userId }) => ({ courseSessionId: to, userId, role: 'EXPERT' as const })))
    .returning({ id: courseSessionUsers.id, userId: courseSessionUsers.userId });
  const enrolmentOf = new Map(created.map(({ id, userId }) => [userId, id]));
  const taken = circles.flatMap(({ userId, circleKey }) => {
    const courseSessionUserId = enrolmentOf.get(userId);
    return courseSessionUserId === undefined ? [] : [{ courseSessionUserId, circleKey }];
  });
  if (taken.length > 0) await transaction.insert(expertCircles).values(taken);
}
