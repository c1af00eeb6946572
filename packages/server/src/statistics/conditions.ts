import { type SQL, sql } from 'drizzle-orm';
import type { RowPage } from '../graphql/rowPage.ts';

/** One of several conditions. */
export function oneOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` or `,
  )})`;
}

/** A select of the ids of sessions. @param condition on course_sessions, called session */
export function selectSessions(condition: SQL): SQL {
  return sql`select session.id from course_sessions session where ${condition}`;
}

/** A condition that holds for all values where nothing is chosen. */
export function among(column: SQL, values: readonly string[] | undefined, type: 'uuid' | 'text'): SQL {
  if (values === undefined) return sql`true`;
  // Ids as one text: a supervisor has hundreds of sessions, and every statement names them.
  const list = type === 'uuid' ? `{${values.join(',')}}` : sql.param([...values]);
  return sql`${column} = any(${list}::${sql.raw(type)}[])`;
}

/** The end of a select of records. */
export function limited({ first, offset }: RowPage): SQL {
  return sql`limit ${first}::int offset ${offset}::int`;
}

/** The profile of an `enrolment`, else of its `person`, as the list of persons knows it. */
export const profileOfEnrolment = sql`coalesce(enrolment.chosen_profile_id, person.chosen_profile_id)`;
