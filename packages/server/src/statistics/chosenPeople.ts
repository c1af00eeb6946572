import { type SQL, sql } from 'drizzle-orm';
import type { ScopePart } from '../access/courseScope.ts';
import type { Database } from '../database/database.ts';
import { among, profileOfEnrolment } from './conditions.ts';
import { type EnrolmentCondition, theseEnrolments, theseIds } from './metrics/metricScope.ts';
import { rowsOf } from './rowsOf.ts';

interface ChosenPeople {
  /** condition on course_sessions, called session */
  readonly inSessions: SQL;
  readonly userIds: readonly string[] | undefined;
  readonly profiles: readonly string[] | undefined;
}

/**
 * The enrolments of chosen people in chosen sessions, and the sessions that these are in. Those of people who are named are read once, so
 * that no metric has to look for the same people again; those of a profile may be half of all, and stay a select.
 */
export async function readEnrolments(
  db: Database,
  { organisationIds }: ScopePart,
  { inSessions, userIds, profiles }: ChosenPeople,
): Promise<{ readonly enrolments: EnrolmentCondition; readonly sessions: SQL }> {
  const isChosen = sql`${ofProfiles(profiles)} and ${among(sql`person.organisation_id`, organisationIds, 'text')} and ${inSessions}`;
  if (userIds === undefined) {
    const enrolled = sql`from course_session_users enrolment
      join users person on person.id = enrolment.user_id
      join course_sessions session on session.id = enrolment.course_session_id
      where enrolment.role = 'MEMBER' and ${isChosen}`;
    return {
      enrolments: (own) => sql`${own}.id in (select enrolment.id ${enrolled})`,
      sessions: sql`select enrolment.course_session_id ${enrolled}`,
    };
  }
  const rows = await rowsOf<{ id: string; session_id: string }>(
    db,
    sql`select enrolment.id, enrolment.course_session_id as session_id
      from users person
      cross join lateral (
        select * from course_session_users own where own.user_id = person.id and own.role = 'MEMBER' offset 0
      ) enrolment
      join course_sessions session on session.id = enrolment.course_session_id
      where ${among(sql`person.id`, userIds, 'uuid')} and ${isChosen}`,
  );
  return {
    enrolments: theseEnrolments(rows.map(({ id }) => id)),
    sessions: theseIds([...new Set(rows.map(({ session_id }) => session_id))]),
  };
}

function ofProfiles(codes: readonly string[] | undefined): SQL {
  if (codes === undefined) return sql`true`;
  return sql`${profileOfEnrolment} in (
    select profile.id from course_profiles profile where ${among(sql`profile.code`, codes, 'text')})`;
}
