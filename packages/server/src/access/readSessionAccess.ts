import { and, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import {
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { notFound } from '../errors.ts';
import { users } from '../users/tables.ts';
import { hasToDoWithSession, type Participant, type SessionAccess } from './sessionAccess.ts';

/**
 * What the current user has to do with a session, in one prepared statement.
 * @param courseSessionId a UUID; check what comes from outside before
 * @throws not_found for a session that does not exist or that they have nothing to do with
 */
export async function readSessionAccess(
  db: Database,
  currentUser: Pick<CurrentUser, 'userId' | 'user'>,
  courseSessionId: string,
): Promise<SessionAccess> {
  const [found] = await readSessionAccesses(db, currentUser, [courseSessionId]);
  if (found === undefined) throw notFound();
  return found;
}

/** The same for several sessions in one statement; those that they have nothing to do with are left out. */
export async function readSessionAccesses(
  db: Database,
  currentUser: Pick<CurrentUser, 'userId' | 'user'>,
  courseSessionIds: readonly string[],
): Promise<SessionAccess[]> {
  const rows = await sessionAccesses(db).execute({ userId: currentUser.userId, courseSessionIds });
  return rows.map((found) => sessionAccessOf(currentUser, found)).filter(hasToDoWithSession);
}

function sessionAccessOf(
  currentUser: Pick<CurrentUser, 'userId' | 'user'>,
  found: FoundSessionAccess,
): SessionAccess {
  return {
    userId: currentUser.userId,
    courseSessionId: found.courseSessionId,
    courseId: found.courseId,
    region: found.region,
    enrolmentId: found.enrolment?.id,
    isMember: found.enrolment?.role === 'MEMBER',
    isExpert: found.enrolment?.role === 'EXPERT',
    circleKeys: found.circleKeys,
    isMentor: found.enrolment?.role === 'LEARNING_MENTOR' || found.menteeIds.length > 0,
    menteeIds: found.menteeIds,
    leadsRegion: found.leadsRegion,
    organisationRoles: found.organisationRoles,
    isAdmin: currentUser.user.hasVbvAdminAccess,
  };
}

/**
 * A participant (MEMBER) of a session.
 * @throws not_found when that person is none
 */
export async function readParticipant(
  db: Database,
  courseSessionId: string,
  userId: string,
): Promise<Participant> {
  const [found] = await participants(db).execute({ courseSessionId, userId });
  if (found === undefined) throw notFound();
  return found;
}

const sessionAccesses = perDatabase((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({
      courseSessionId: courseSessions.id,
      courseId: courseSessions.courseId,
      region: courseSessions.region,
      enrolment: nested<{ id: string; role: string } | null>(sql`(
        select json_build_object('id', ${courseSessionUsers.id}, 'role', ${courseSessionUsers.role})
        from ${courseSessionUsers} where ${courseSessionUsers.courseSessionId} = ${courseSessions.id}
        and ${courseSessionUsers.userId} = ${userId})`),
      circleKeys: nested<string[]>(sql`(
        select coalesce(json_agg(${expertCircles.circleKey}), '[]'::json) from ${expertCircles}
        join ${courseSessionUsers} on ${courseSessionUsers.id} = ${expertCircles.courseSessionUserId}
        where ${courseSessionUsers.courseSessionId} = ${courseSessions.id}
        and ${courseSessionUsers.userId} = ${userId} and ${courseSessionUsers.role} = 'EXPERT')`),
      menteeIds: nested<string[]>(sql`(
        select coalesce(json_agg(${courseSessionUsers.userId}), '[]'::json) from ${mentorRelations}
        join ${courseSessionUsers} on ${courseSessionUsers.id} = ${mentorRelations.participantId}
        where ${mentorRelations.mentorId} = ${userId}
        and ${courseSessionUsers.courseSessionId} = ${courseSessions.id})`),
      leadsRegion: nested<boolean>(sql`exists (
        select 1 from ${supervisorRegions} where ${supervisorRegions.userId} = ${userId}
        and ${supervisorRegions.courseId} = ${courseSessions.courseId}
        and ${supervisorRegions.region} = ${courseSessions.region})`),
      organisationRoles: nested<SessionAccess['organisationRoles']>(sql`(
        select coalesce(json_agg(json_build_object('role', ${organisationRoles.role},
          'organisationId', ${organisationRoles.organisationId})), '[]'::json)
        from ${organisationRoles} where ${organisationRoles.userId} = ${userId}
        and ${organisationRoles.courseId} = ${courseSessions.courseId})`),
    })
    .from(courseSessions)
    .where(sql`${courseSessions.id} = any(${sql.placeholder('courseSessionIds')})`)
    .prepare('sessionAccesses');
});

type FoundSessionAccess = Awaited<ReturnType<ReturnType<typeof sessionAccesses>['execute']>>[number];

const participants = perDatabase((db) =>
  db
    .select({
      userId: courseSessionUsers.userId,
      enrolmentId: courseSessionUsers.id,
      organisationId: users.organisationId,
    })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, sql.placeholder('courseSessionId')),
        eq(courseSessionUsers.userId, sql.placeholder('userId')),
        eq(courseSessionUsers.role, 'MEMBER'),
      ),
    )
    .prepare('participant'),
);
