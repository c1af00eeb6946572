import { and, eq, inArray, isNull, notExists, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/recordAudit.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { selfEvaluationFeedbacks } from './tables.ts';

/**
 * Ends what a person accompanies in a session, because they take part in it from now on: a participant does not
 * mentor a fellow participant.
 */
export async function endAccompanimentsBy(
  transaction: Database,
  { userId, courseSessionId }: { readonly userId: string; readonly courseSessionId: string },
  actorId: string,
): Promise<void> {
  const ofSession = transaction
    .select({ id: courseSessionUsers.id })
    .from(courseSessionUsers)
    .where(eq(courseSessionUsers.courseSessionId, courseSessionId));
  const own = and(eq(mentorRelations.mentorId, userId), inArray(mentorRelations.participantId, ofSession));
  await endRelations(transaction, own, { courseSessionId, actorId });
}

/**
 * Ends accompaniments in a session. A person who accompanies nobody there any more loses the role of a mentor, and what
 * was asked of them but not given is withdrawn.
 * @param ended condition on mentor_relations
 * @returns how many there were
 */
export async function endRelations(
  transaction: Database,
  ended: SQL | undefined,
  { courseSessionId, actorId }: { readonly courseSessionId: string; readonly actorId: string },
): Promise<number> {
  const relations = await transaction.delete(mentorRelations).where(ended).returning();
  if (relations.length === 0) return 0;
  const enrolments = await transaction
    .select({ id: courseSessionUsers.id, userId: courseSessionUsers.userId })
    .from(courseSessionUsers)
    .where(
      inArray(
        courseSessionUsers.id,
        relations.map(({ participantId }) => participantId),
      ),
    );
  const menteeOf = new Map(enrolments.map((enrolment) => [enrolment.id, enrolment.userId]));
  const pairs = relations.map(({ mentorId, participantId }) => ({
    mentorId,
    menteeId: menteeOf.get(participantId) ?? '',
  }));
  const mentorIds = [...new Set(pairs.map(({ mentorId }) => mentorId))];
  await transaction
    .delete(selfEvaluationFeedbacks)
    .where(
      and(
        eq(selfEvaluationFeedbacks.courseSessionId, courseSessionId),
        isNull(selfEvaluationFeedbacks.submittedAt),
        or(
          ...pairs.map(({ mentorId, menteeId }) =>
            and(
              eq(selfEvaluationFeedbacks.providerId, mentorId),
              eq(selfEvaluationFeedbacks.requesterId, menteeId),
            ),
          ),
        ),
      ),
    );
  const idle = await dropIdleMentors(transaction, courseSessionId, mentorIds);
  await recordAudit(
    transaction,
    ...pairs.map(({ mentorId, menteeId }) => ({
      action: 'mentor.left' as const,
      actorId: actorId,
      userId: menteeId,
      courseSessionId,
      subjectId: mentorId,
    })),
    ...idle.map((enrolment) => ({
      action: 'role.revoked' as const,
      actorId: actorId,
      userId: enrolment.userId,
      courseSessionId,
      subjectId: enrolment.id,
      details: { role: 'LEARNING_MENTOR' },
    })),
  );
  return relations.length;
}

/** Takes the role from mentors who accompany nobody in the session any more. @returns the enrolments that ended */
async function dropIdleMentors(
  transaction: Database,
  courseSessionId: string,
  mentorIds: readonly string[],
): Promise<{ id: string; userId: string }[]> {
  // Who accepts another invitation meanwhile locks their enrolment too: it is seen here, or this is seen there.
  const ofMentors = and(
    eq(courseSessionUsers.courseSessionId, courseSessionId),
    inArray(courseSessionUsers.userId, [...mentorIds]),
  );
  await transaction
    .select({ id: courseSessionUsers.id })
    .from(courseSessionUsers)
    .where(ofMentors)
    .orderBy(courseSessionUsers.id)
    .for('update');
  const participant = alias(courseSessionUsers, 'participant');
  const stillMentors = transaction
    .select({ mentorId: mentorRelations.mentorId })
    .from(mentorRelations)
    .innerJoin(participant, eq(participant.id, mentorRelations.participantId))
    .where(
      and(
        eq(participant.courseSessionId, courseSessionId),
        eq(mentorRelations.mentorId, courseSessionUsers.userId),
      ),
    );
  return transaction
    .delete(courseSessionUsers)
    .where(and(ofMentors, eq(courseSessionUsers.role, 'LEARNING_MENTOR'), notExists(stillMentors)))
    .returning({ id: courseSessionUsers.id, userId: courseSessionUsers.userId });
}
