import type { PersonExam } from '@learn/contracts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { assertMaySee } from '../access/definePolicy.ts';
import { readParticipant } from '../access/readSessionAccess.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import type { Database } from '../database/database.ts';
import type { ExamCircle } from './examCircle.ts';
import { readPersonExamState } from './personExam.ts';
import { type ExamSeen, mayReadExamOf } from './policy.ts';
import { examBookings, examDates, examResults, examTransitions } from './tables.ts';

/**
 * A participant's exam as far as the current user has to do with it.
 * @throws not_found for people who may not read it
 */
export async function readExamSeen(
  db: Database,
  exam: ExamCircle,
  sessionAccess: SessionAccess,
  userId: string,
): Promise<ExamSeen> {
  const person = await readParticipant(db, exam.courseSessionId, userId);
  const held = await readHeldCircles(db, {
    examExpertId: sessionAccess.userId,
    courseSessionId: exam.courseSessionId,
    userId,
  });
  const seen = { sessionAccess, person, holdsDate: held.has(exam.circleKey) };
  assertMaySee(mayReadExamOf, seen);
  return seen;
}

/** Translation keys of the circles of which a person has booked a date that an exam expert holds. */
export async function readHeldCircles(
  db: Database,
  {
    examExpertId,
    courseSessionId,
    userId,
  }: { readonly examExpertId: string; readonly courseSessionId: string; readonly userId: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ circleKey: examDates.circleKey })
    .from(examDates)
    .innerJoin(examBookings, eq(examBookings.examDateId, examDates.id))
    .where(
      and(
        eq(examDates.expertId, examExpertId),
        eq(examDates.courseSessionId, courseSessionId),
        eq(examBookings.userId, userId),
        isNull(examBookings.cancelledAt),
      ),
    );
  return new Set(rows.map(({ circleKey }) => circleKey));
}

/** Where a person stands with an exam, and how that came about. */
export async function readPersonExam(db: Database, exam: ExamCircle, userId: string): Promise<PersonExam> {
  const { courseSessionId, circleKey } = exam;
  const [found, results, transitions] = await Promise.all([
    readPersonExamState(db, exam, userId),
    db
      .select({
        id: examResults.id,
        result: examResults.result,
        taken_on: examResults.takenOn,
        attempt: examResults.attempt,
      })
      .from(examResults)
      .where(
        and(
          eq(examResults.userId, userId),
          eq(examResults.courseSessionId, courseSessionId),
          eq(examResults.circleKey, circleKey),
        ),
      )
      .orderBy(asc(examResults.attempt), asc(examResults.takenOn)),
    db
      .select({
        from_state: examTransitions.fromState,
        to_state: examTransitions.toState,
        at: examTransitions.createdAt,
        actor_id: examTransitions.actorId,
        reason: examTransitions.reason,
      })
      .from(examTransitions)
      .where(
        and(
          eq(examTransitions.userId, userId),
          eq(examTransitions.courseSessionId, courseSessionId),
          eq(examTransitions.circleKey, circleKey),
        ),
      )
      .orderBy(asc(examTransitions.createdAt), asc(examTransitions.id)),
  ]);
  return {
    user_id: userId,
    state: found.state,
    exam_date_id: found.booking?.examDateId ?? null,
    attempts: found.attempts,
    attempts_left: found.attemptsLeft ?? null,
    results,
    transitions: transitions.map(({ at, ...transition }) => ({ ...transition, at: at.toISOString() })),
  };
}
