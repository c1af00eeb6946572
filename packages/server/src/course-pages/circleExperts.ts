import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import {
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { users } from '../users/tables.ts';

export interface CircleExpert {
  readonly circleKey: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly avatar_url: string;
}

/**
 * The experts of the circles of several sessions, in one statement. A session whose experts the current user does not see
 * has none, like one that does not exist.
 * @returns a list per session id, in the order of the ids
 */
export async function readCircleExperts(
  db: Database,
  currentUser: CurrentUser,
  sessionIds: readonly string[],
): Promise<CircleExpert[][]> {
  const rows = await db
    .select({
      sessionId: courseSessionUsers.courseSessionId,
      circleKey: expertCircles.circleKey,
      user_id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      email: users.email,
      avatar_url: users.avatarUrl,
    })
    .from(expertCircles)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, expertCircles.courseSessionUserId))
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .where(
      and(
        inArray(courseSessionUsers.courseSessionId, [...sessionIds]),
        eq(courseSessionUsers.role, 'EXPERT'),
        seesSession(db, currentUser),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName));
  const bySession = Map.groupBy(rows, (row) => row.sessionId);
  return sessionIds.map((sessionId) => bySession.get(sessionId) ?? []);
}

/**
 * Enrolled in the session, mentor of a participant, leading its region, or admin: to these `maySeeContact` shows experts.
 * Organisation roles see their own people.
 */
function seesSession(db: Database, { userId, user }: CurrentUser) {
  if (user.hasVbvAdminAccess) return undefined;
  const own = sql`own`;
  const participants = sql`participant`;
  return or(
    sql`exists (select 1 from ${courseSessionUsers} ${own} where ${own}.user_id = ${userId}
      and ${own}.course_session_id = ${courseSessions.id})`,
    sql`exists (select 1 from ${mentorRelations} join ${courseSessionUsers} ${participants}
      on ${participants}.id = ${mentorRelations.participantId} where ${mentorRelations.mentorId} = ${userId}
      and ${participants}.course_session_id = ${courseSessions.id})`,
    exists(
      db
        .select({ one: sql`1` })
        .from(supervisorRegions)
        .where(
          and(
            eq(supervisorRegions.userId, userId),
            eq(supervisorRegions.courseId, courseSessions.courseId),
            eq(supervisorRegions.region, courseSessions.region),
          ),
        ),
    ),
  );
}
