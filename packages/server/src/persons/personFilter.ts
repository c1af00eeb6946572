import type { SessionRole } from '@learn/domain';
import { and, type SQL, sql } from 'drizzle-orm';

/** Which persons are meant; those of a session that fits all of it, without any of it everybody. */
export interface PersonFilter {
  readonly courseIds?: readonly string[];
  readonly sessionIds?: readonly string[];
  readonly region?: string;
  readonly generation?: string;
  readonly role?: SessionRole;
  /** of the enrolment, else of the person */
  readonly profileId?: string;
  /** translation keys; leaves out the experts of other circles (specification §6) */
  readonly circleKeys?: readonly string[];
  /** days: sessions that ran in between */
  readonly from?: string;
  readonly to?: string;
}

/**
 * Condition on a row `v` of visiblePersons with its session `s` and person `e`; undefined when everybody fits. The profile
 * of a fellow participant is not his to find out.
 */
export function fits(filter: PersonFilter): SQL | undefined {
  const { courseIds, sessionIds, region, generation, role, profileId, circleKeys, from, to } = filter;
  return and(
    courseIds && sql`s.course_id = any(${sql.param([...courseIds])}::uuid[])`,
    sessionIds && sql`v.course_session_id = any(${sql.param([...sessionIds])}::uuid[])`,
    region === undefined ? undefined : sql`s.region = ${region}`,
    generation === undefined ? undefined : sql`s.generation = ${generation}`,
    role === undefined ? undefined : sql`v.role = ${role}`,
    profileId === undefined
      ? undefined
      : sql`v.results and coalesce(v.chosen_profile_id, e.chosen_profile_id) = ${profileId}::uuid`,
    circleKeys &&
      sql`(v.role <> 'EXPERT' or exists (select 1 from expert_circles c
        where c.course_session_user_id = v.enrolment_id and c.circle_key = any(${sql.param([...circleKeys])}::uuid[])))`,
    from === undefined ? undefined : sql`s.end_date >= ${from}::date`,
    to === undefined ? undefined : sql`s.start_date <= ${to}::date`,
  );
}

/** The rows of visiblePersons that fit, as a from clause with `v`, `s` and `e`. */
export function fitting(visible: SQL, filter: PersonFilter, more?: SQL): SQL {
  const condition = and(fits(filter), more);
  return sql`${visible} v join course_sessions s on s.id = v.course_session_id join users e on e.id = v.user_id
    where ${condition ?? sql`true`}`;
}
