import { and, type SQL, sql } from 'drizzle-orm';
import type { ExportScope, Period } from './exportScope.ts';

/** Condition: the day (a date column) is in the period; undefined without a period. */
export function inPeriod(day: SQL, { from, to }: Period): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${day} >= ${from}::date`,
    to === undefined ? undefined : sql`${day} <= ${to}::date`,
  );
}

/** Condition: the circle (a translation key column) is one of those asked for; undefined when all are. */
export function inCircles(circleKey: SQL, { circleKeys }: Pick<ExportScope, 'circleKeys'>): SQL | undefined {
  return circleKeys && sql`${circleKey} = any(${sql.param([...circleKeys])}::uuid[])`;
}

/**
 * Condition: the profile of a person in a session is the one asked for; undefined when all are. That of the enrolment counts, else
 * that of the person.
 */
export function ofProfile(
  { userId, courseSessionId }: { readonly userId: SQL; readonly courseSessionId: SQL },
  { profileId }: Pick<ExportScope, 'profileId'>,
): SQL | undefined {
  if (profileId === undefined) return undefined;
  return sql`${profileId}::uuid = (
    select coalesce(enrolment.chosen_profile_id, someone.chosen_profile_id) from users someone
    left join course_session_users enrolment
      on enrolment.user_id = someone.id and enrolment.course_session_id = ${courseSessionId}
    where someone.id = ${userId})`;
}

/** The day of a moment in Zurich. */
export function zurichDayOf(moment: SQL): SQL {
  return sql`(${moment} at time zone 'Europe/Zurich')::date`;
}

/** A moment as columns of the kind «moment» take it. */
export function zurichMoment(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'Europe/Zurich', 'YYYY-MM-DD"T"HH24:MI')`;
}

/** All conditions that there are, for a where clause. */
export function allOf(...conditions: readonly (SQL | undefined)[]): SQL {
  return and(...conditions) ?? sql`true`;
}

/** Ids as a list for `= any(…)`. */
export function anyOf(ids: readonly string[]): SQL {
  return sql`any(${sql.param([...ids])}::uuid[])`;
}
