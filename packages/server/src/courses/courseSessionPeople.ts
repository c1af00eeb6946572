import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Standing } from '../access/standing.ts';
import { courseSessionUsers, type EnrolmentRole, expertCircles } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import { maySeeContact, peopleSeenBy } from './courseSessionPolicy.ts';

/** Somebody enrolled in a session as another one sees him (specification §3, CourseSession user). */
export interface SessionPerson {
  /** of the enrolment */
  readonly id: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  /** empty for whom the visitor sees by name only */
  readonly email: string;
  readonly avatar_url: string;
  readonly role: EnrolmentRole;
  /** translation keys of an expert's circles */
  readonly circleKeys: readonly string[];
  /** null for whom the visitor sees by name only */
  readonly optional_attendance: boolean | null;
}

/** The people of a session whom the visitor sees, in one statement: experts, mentors, participants, each by name. */
export async function readSessionPeople(db: Database, standing: Standing): Promise<SessionPerson[]> {
  const rows = await db
    .select({
      id: courseSessionUsers.id,
      userId: courseSessionUsers.userId,
      role: courseSessionUsers.role,
      optionalAttendance: courseSessionUsers.optionalAttendance,
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
    .where(and(eq(courseSessionUsers.courseSessionId, standing.courseSessionId), peopleSeenBy(standing)))
    .orderBy(courseSessionUsers.role, ...byName);
  return rows.map((row) => {
    const person = { ...row, enrolmentId: row.id };
    const contact = maySeeContact.allows({ standing, person });
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
    };
  });
}

// One level deeper, because drizzle takes the table names off the columns of a selected expression.
function nested<Value>(expression: SQL): SQL<Value> {
  return sql<Value>`${expression}`;
}
