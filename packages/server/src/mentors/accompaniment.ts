import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { and, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assertMayDo, assertMaySee } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { users } from '../users/tables.ts';
import { endRelations } from './endRelations.ts';
import { readInCourse } from './inCourse.ts';
import { mayEndAccompaniment, mayReadMentors, seesAllMentors } from './policy.ts';
import { personColumns, presentPerson } from './presentPerson.ts';

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
    const count = await endRelations(transaction, ended, { courseSessionId, actorId: currentUser.userId });
    if (count === 0) throw notFound();
  });
}
