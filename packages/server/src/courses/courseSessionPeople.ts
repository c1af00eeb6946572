import { and, eq, or, sql } from 'drizzle-orm';
import type { SessionAccess } from '../access/sessionAccess.ts';
import { courseSessionUsers, type EnrolmentRole, expertCircles } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import { maySeeContact, peopleSeenBy } from './policy.ts';
import { courseProfiles } from './tables.ts';

/** A person enrolled in a session as another one sees them (specification §3, CourseSession user). */
export interface SessionPerson {
  /** of the enrolment */
  readonly id: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  /** empty for people that the current user sees by name only */
  readonly email: string;
  readonly avatar_url: string;
  readonly role: EnrolmentRole;
  /** translation keys of an expert's circles */
  readonly circleKeys: readonly string[];
  /** null for people that the current user sees by name only */
  readonly optional_attendance: boolean | null;
  /** null for people that the current user sees by name only */
  readonly enrolled_at: Date | null;
  /** code; null until chosen and for people that the current user sees by name only */
  readonly chosen_profile: string | null;
}

/**
 * The people of sessions that the current user sees, in one statement: experts, mentors, participants, each by name.
 * @param sessionAccesses of the current user, one per session
 * @returns in the order of `sessionAccesses`
 */
export async function readSessionPeople(
  db: Database,
  sessionAccesses: readonly SessionAccess[],
): Promise<SessionPerson[][]> {
  const rows = await db
    .select({
      id: courseSessionUsers.id,
      courseSessionId: courseSessionUsers.courseSessionId,
      userId: courseSessionUsers.userId,
      role: courseSessionUsers.role,
      optionalAttendance: courseSessionUsers.optionalAttendance,
      enrolledAt: courseSessionUsers.createdAt,
      profile: courseProfiles.code,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      avatarUrl: users.avatarUrl,
      organisationId: users.organisationId,
      circleKeys: nested<string[]>(sql`(
        select coalesce(json_agg(${expertCircles.circleKey}), '[]'::json) from ${expertCircles}
        where ${expertCircles.courseSessionUserId} = ${courseSessionUsers.id})`),
    })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .where(
      or(
        ...sessionAccesses.map((sessionAccess) =>
          and(
            eq(courseSessionUsers.courseSessionId, sessionAccess.courseSessionId),
            peopleSeenBy(sessionAccess),
          ),
        ),
      ),
    )
    .orderBy(courseSessionUsers.role, ...byName);
  type Row = (typeof rows)[number];
  const bySession = Map.groupBy(rows, (row) => row.courseSessionId);
  return sessionAccesses.map((sessionAccess) =>
    (bySession.get(sessionAccess.courseSessionId) ?? []).map((row) => present(row, sessionAccess)),
  );

  function present(row: Row, sessionAccess: SessionAccess): SessionPerson {
    const person = { ...row, enrolmentId: row.id };
    const contact = maySeeContact.allows({ sessionAccess, person });
    return {
      id: row.id,
      user_id: row.userId,
      first_name: row.firstName,
      last_name: row.lastName,
      email: contact ? row.email : '',
      avatar_url: contact ? row.avatarUrl : '',
      role: row.role,
      circleKeys: row.circleKeys,
      optional_attendance: contact ? row.optionalAttendance : null,
      enrolled_at: contact ? row.enrolledAt : null,
      chosen_profile: contact ? row.profile : null,
    };
  }
}
