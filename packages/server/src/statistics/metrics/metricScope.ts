import { type SQL, sql } from 'drizzle-orm';
import { among } from '../conditions.ts';

/** Of what metrics are aggregated. */
export interface MetricScope {
  /** a select of course session ids */
  readonly sessions: SQL;
  /** a select of user ids; without it all participants count */
  readonly persons?: SQL | undefined;
  /** without it all enrolments of a person count */
  readonly enrolments?: EnrolmentCondition | undefined;
  /** whether each organisation's participants are aggregated apart, with the column organisation_id after the first */
  readonly perOrganisation?: boolean;
  /** whether sums are those of each circle apart, with the column circle_key at the end */
  readonly perCircle?: boolean;
  /** points of fewer people are not aggregated; at least 1, which is for named own people */
  readonly minimum?: number | undefined;
}

/** A condition on a row of `course_session_users`. @param enrolment its name in the statement */
export type EnrolmentCondition = (enrolment: SQL) => SQL;

/** By what sums are apart beside their session. */
export type Unit = Pick<MetricScope, 'perOrganisation' | 'perCircle'>;

/** What metrics of everybody are kept by, and those of an organisation's people; columns of a table. */
export function unitOf(unit: Unit, table: string): SQL {
  return sql.raw(
    unitColumns(unit)
      .map((name) => `${table}.${name}`)
      .join(', '),
  );
}

/** Condition: rows of both tables are of the same unit. */
export function sameUnit(unit: Unit, left: string, right: string): SQL {
  return sql.raw(
    unitColumns(unit)
      .map((name) => `${left}.${name} = ${right}.${name}`)
      .join(' and '),
  );
}

function unitColumns({ perOrganisation = false, perCircle = false }: Unit): readonly string[] {
  return [
    'course_session_id',
    ...(perOrganisation ? ['organisation_id'] : []),
    ...(perCircle ? ['circle_key'] : []),
  ];
}

/** A select of just these ids; a single one is written so that the planner knows how much belongs to it. */
export function theseIds(ids: readonly string[]): SQL {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return sql`select ${only}::uuid`;
  // As one text, which is written once however often a statement names the ids.
  const list = `{${ids.join(',')}}`;
  return sql`select unnest(${list}::uuid[])`;
}

/** A select of what is in any of several selects, each once. */
export function unionOf(selects: readonly SQL[]): SQL {
  return sql.join([...selects], sql` union `);
}

/** A select of just these sessions. */
export const theseSessions = theseIds;

/** One of just these. */
export function theseEnrolments(ids: readonly string[]): EnrolmentCondition {
  return (enrolment) => among(sql`${enrolment}.id`, ids, 'uuid');
}

/**
 * The participants of a scope as a select in brackets: one row per enrolment, with organisation_id where metrics are those
 * of organisations. Only MEMBERs count (specification §6).
 */
export function membersIn({ sessions, persons, enrolments, perOrganisation = false }: MetricScope): SQL {
  const [organisation, employed] = perOrganisation
    ? [
        sql`, person.organisation_id`,
        sql`join users person on person.id = csu.user_id and person.organisation_id is not null`,
      ]
    : [sql``, sql``];
  return sql`(
    select csu.course_session_id, csu.user_id, csu.id as enrolment_id, csu.chosen_profile_id, csu.role, csu.created_at,
      csu.optional_attendance ${organisation}
    from course_session_users csu ${employed}
    where csu.role = 'MEMBER' and csu.course_session_id in (${sessions})
    ${persons === undefined ? sql`` : sql`and csu.user_id in (${persons})`}
    ${enrolments === undefined ? sql`` : sql`and ${enrolments(sql`csu`)}`}
  )`;
}
