import { and, eq, or, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import {
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { validationFailed } from '../errors.ts';
import { users } from '../users/tables.ts';
import type { AssignmentAccess } from './policy.ts';

/** Their work in a course is read at once. */
const mostParticipants = 1000;

/** A participant of a session, and what the current user is to them there. */
export interface SeenParticipant {
  readonly userId: string;
  readonly courseSessionId: string;
  /** code of the profile that they have chosen there; null: none */
  readonly profile: string | null;
  readonly assignmentAccess: AssignmentAccess;
}

/** The people in a course; undefined: all that the current user has to do with. */
export interface WantedParticipants {
  readonly courseId: string;
  readonly userIds: readonly string[] | undefined;
  readonly sessionIds: readonly string[] | undefined;
}

/**
 * Participants of the sessions of a course whose assignments the current user has to do with in any way, in one prepared
 * statement, by session and name. Of what they see there in detail, the policies decide.
 * @throws validation_failed for more than `mostParticipants`: the caller asks for sessions or people
 */
export async function readSeenParticipants(
  db: Database,
  currentUser: Pick<CurrentUser, 'userId' | 'user'>,
  { courseId, userIds, sessionIds }: WantedParticipants,
): Promise<SeenParticipant[]> {
  const isAdmin = currentUser.user.hasVbvAdminAccess;
  const rows = await seenParticipants(db).execute({
    currentUserId: currentUser.userId,
    isAdmin,
    courseId,
    anyUser: userIds === undefined,
    userIds: [...(userIds ?? [])],
    anySession: sessionIds === undefined,
    sessionIds: [...(sessionIds ?? [])],
  });
  if (rows.length > mostParticipants) {
    throw validationFailed([
      { field: 'course_session_ids', problems: ['choose_fewer_people'], greatest: mostParticipants },
    ]);
  }
  return rows.map(({ userId, courseSessionId, profile, circleKeys, isMentor, leadsRegion, trains }) => ({
    userId,
    courseSessionId,
    profile,
    assignmentAccess: {
      isOwn: userId === currentUser.userId,
      isAdmin,
      circleKeys: circleKeys ?? [],
      isMentor,
      leadsRegion,
      trains,
    },
  }));
}

const seenParticipants = perDatabase((db) => {
  const currentUserId = sql.placeholder('currentUserId');
  const circleKeys = sql`(
    select json_agg(${expertCircles.circleKey}) from ${expertCircles}
    join ${courseSessionUsers} expertise on expertise.id = ${expertCircles.courseSessionUserId}
    where expertise.user_id = ${currentUserId} and expertise.role = 'EXPERT'
    and expertise.course_session_id = ${courseSessions.id})`;
  const isMentor = sql`exists (
    select 1 from ${mentorRelations} where ${mentorRelations.mentorId} = ${currentUserId}
    and ${mentorRelations.participantId} = ${courseSessionUsers.id})`;
  const leadsRegion = sql`exists (
    select 1 from ${supervisorRegions} where ${supervisorRegions.userId} = ${currentUserId}
    and ${supervisorRegions.courseId} = ${courseSessions.courseId}
    and ${supervisorRegions.region} = ${courseSessions.region})`;
  const trains = sql`exists (
    select 1 from ${organisationRoles} join ${users} on ${users.organisationId} = ${organisationRoles.organisationId}
    where ${organisationRoles.userId} = ${currentUserId} and ${organisationRoles.role} = 'Berufsbildner'
    and ${organisationRoles.courseId} = ${courseSessions.courseId} and ${users.id} = ${courseSessionUsers.userId})`;
  return db
    .select({
      userId: courseSessionUsers.userId,
      courseSessionId: courseSessionUsers.courseSessionId,
      profile: courseProfiles.code,
      circleKeys: nested<string[] | null>(circleKeys),
      isMentor: nested<boolean>(isMentor),
      leadsRegion: nested<boolean>(leadsRegion),
      trains: nested<boolean>(trains),
    })
    .from(courseSessions)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.courseSessionId, courseSessions.id))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .where(
      and(
        eq(courseSessions.courseId, sql.placeholder('courseId')),
        eq(courseSessionUsers.role, 'MEMBER'),
        sql`(${sql.placeholder('anyUser')}::boolean
          or ${courseSessionUsers.userId} = any(${sql.placeholder('userIds')}::uuid[]))`,
        sql`(${sql.placeholder('anySession')}::boolean
          or ${courseSessions.id} = any(${sql.placeholder('sessionIds')}::uuid[]))`,
        or(
          eq(courseSessionUsers.userId, currentUserId),
          sql`${sql.placeholder('isAdmin')}::boolean`,
          isMentor,
          leadsRegion,
          trains,
          sql`${circleKeys} is not null`,
        ),
      ),
    )
    .orderBy(courseSessions.startDate, courseSessions.id, courseSessionUsers.userId)
    .limit(mostParticipants + 1)
    .prepare('seen_participants');
});
