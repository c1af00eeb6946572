import type { SessionRole } from '@learn/domain';
import { and, is, SQL, sql } from 'drizzle-orm';
import { type Reach, type ViewerInSql, visiblePersons } from './visiblePersons.ts';

/** What is given now, or a parameter, of which null stands for nothing. */
type Given<Value> = Value | SQL | undefined;

/** Which persons are meant; those of a session that fits all of it, without any of it everybody. */
export interface PersonFilter {
  readonly courseIds?: Given<readonly string[]>;
  readonly sessionIds?: Given<readonly string[]>;
  readonly region?: Given<string>;
  readonly generation?: Given<string>;
  readonly role?: Given<SessionRole>;
  /** of the enrolment, else of the person */
  readonly profileId?: Given<string>;
  /** translation keys; leaves out the experts of other circles (specification §6) */
  readonly circleKeys?: Given<readonly string[]>;
  /** days: sessions that ran in between */
  readonly from?: Given<string>;
  readonly to?: Given<string>;
}

export function isEmpty(filter: PersonFilter): boolean {
  return Object.values(filter).every((value) => value === undefined);
}

/** Nothing of the filter is about a person's part in the session. */
export function choosesSessionsOnly({ role, profileId, circleKeys }: PersonFilter): boolean {
  return [role, profileId, circleKeys].every((value) => value === undefined);
}

/**
 * The people that a viewer may see, as visiblePersons answers it, as far as they fit.
 * @param persons only these: a query of their `id`
 */
export function fittingPersons(viewer: ViewerInSql, filter: PersonFilter, persons?: Reach['persons']): SQL {
  const visible = visiblePersons(viewer, { sessions: sessionFits(filter), persons });
  const condition = personFits(filter);
  if (condition === undefined) return visible;
  return sql`(select v.* from ${visible} v where ${condition})`;
}

/** Condition on a session `s`. */
export function sessionFits({
  courseIds,
  sessionIds,
  region,
  generation,
  from,
  to,
}: PersonFilter): SQL | undefined {
  return and(
    ifGiven(courseIds, 'uuid[]', (ids) => sql`s.course_id = any(${ids})`),
    ifGiven(sessionIds, 'uuid[]', (ids) => sql`s.id = any(${ids})`),
    ifGiven(region, 'text', (value) => sql`s.region = ${value}`),
    ifGiven(generation, 'text', (value) => sql`s.generation = ${value}`),
    ifGiven(from, 'date', (day) => sql`s.end_date >= ${day}`),
    ifGiven(to, 'date', (day) => sql`s.start_date <= ${day}`),
  );
}

/** Condition on a row `v` of visiblePersons. The profile of a fellow participant is not theirs to find out. */
function personFits({ role, profileId, circleKeys }: PersonFilter): SQL | undefined {
  return and(
    ifGiven(role, 'text', (value) => sql`v.role = ${value}`),
    ifGiven(
      profileId,
      'uuid',
      (id) => sql`v.trusted and ${id} = coalesce(v.chosen_profile_id,
        (select e.chosen_profile_id from users e where e.id = v.user_id))`,
    ),
    ifGiven(
      circleKeys,
      'uuid[]',
      (keys) => sql`(v.role <> 'EXPERT' or exists (select 1 from expert_circles c
        where c.course_session_user_id = v.enrolment_id and c.circle_key = any(${keys})))`,
    ),
  );
}

function ifGiven(
  value: Given<string | readonly string[]>,
  type: string,
  condition: (value: SQL) => SQL,
): SQL | undefined {
  if (value === undefined) return undefined;
  if (!is(value, SQL)) return condition(sql`${sql.param(value)}${sql.raw(`::${type}`)}`);
  // The planner takes half of the rows to pass it; of «or» it would expect almost none, and choose nested loops.
  return sql`case when ${value} is null then true else ${condition(value)} end`;
}
