import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { and, eq, inArray, isNull, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assertMayDo, assertMaySee } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { users } from '../users/tables.ts';
import { readInCourse } from './inCourse.ts';
import { mayEndAccompaniment, mayReadMentors, seesAllMentors } from './policy.ts';
import { personColumns, presentPerson } from './presentPerson.ts';
import { selfEvaluationFeedbacks } from './tables.ts';

type LearningMentor = EndpointAnswer<typeof mentorEndpoints.mentors>[number];

/**
 * The learning mentors of a session that the current user may see, by name, each with the mentees that they may see.
 * @throws not_found
 */
export async function listMentors(
  db: Database,
  currentUser: CurrentUser,
  courseSessionId: string,
): Promise<LearningMentor[]> {
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  assertMaySee(mayReadMentors, sessionAccess);
  const mentee = alias(users, 'mentee');
  const rows = await db
    .select({
      mentor: { ...personColumns, email: users.email },
      mentee: {
        id: mentee.id,
        firstName: mentee.firstName,
        lastName: mentee.lastName,
        avatarUrl: mentee.avatarUrl,
      },
    })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .innerJoin(users, eq(users.id, mentorRelations.mentorId))
    .innerJoin(mentee, eq(mentee.id, courseSessionUsers.userId))
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, courseSessionId),
        eq(courseSessionUsers.role, 'MEMBER'),
        seesAllMentors(sessionAccess)
          ? undefined
          : or(eq(mentorRelations.mentorId, currentUser.userId), eq(mentee.id, currentUser.userId)),
      ),
    )
    .orderBy(users.lastName, users.firstName, users.id, mentee.lastName, mentee.firstName, mentee.id);
  return [...Map.groupBy(rows, ({ mentor }) => mentor.id).values()].flatMap((relations): LearningMentor[] => {
    const [first] = relations;
    if (first === undefined) return [];
    const mentees = relations.map((relation) => presentPerson(relation.mentee));
    return [{ ...presentPerson(first.mentor), email: first.mentor.email, mentees }];
  });
}

/**
 * Ends an accompaniment: the participant names their mentor, the mentor their mentee or themselves, to leave all of
 * the session. A person who accompanies nobody there any more loses the role of a mentor, and what was asked of them
 * but not given is withdrawn.
 * @throws not_found where there is no such accompaniment, forbidden for people who edit none
 */
export async function endAccompaniment(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, userId }: { readonly courseSessionId: string; readonly userId: string },
): Promise<void> {
  const inCourse = await readInCourse(db, currentUser, courseSessionId);
  assertMayDo(mayEndAccompaniment, inCourse);
  const ofSession = db
    .select({ id: courseSessionUsers.id })
    .from(courseSessionUsers)
    .where(eq(courseSessionUsers.courseSessionId, courseSessionId));
  const enrolmentOf = (id: string) =>
    db
      .select({ id: courseSessionUsers.id })
      .from(courseSessionUsers)
      .where(and(eq(courseSessionUsers.courseSessionId, courseSessionId), eq(courseSessionUsers.userId, id)));
  const own = eq(mentorRelations.mentorId, currentUser.userId);
  const ended = and(
    inArray(mentorRelations.participantId, ofSession),
    userId === currentUser.userId
      ? own
      : or(
          and(own, inArray(mentorRelations.participantId, enrolmentOf(userId))),
          and(
            eq(mentorRelations.mentorId, userId),
            inArray(mentorRelations.participantId, enrolmentOf(currentUser.userId)),
          ),
        ),
  );
  await db.transaction(async (transaction) => {
    const relations = await transaction.delete(mentorRelations).where(ended).returning();
    if (relations.length === 0) throw notFound();
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
        actorId: currentUser.userId,
        userId: menteeId,
        courseSessionId,
        subjectId: mentorId,
      })),
      ...idle.map((enrolment) => ({
        action: 'role.revoked' as const,
        actorId: currentUser.userId,
        userId: enrolment.userId,
        courseSessionId,
        subjectId: enrolment.id,
        details: { role: 'LEARNING_MENTOR' },
      })),
    );
  });
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
