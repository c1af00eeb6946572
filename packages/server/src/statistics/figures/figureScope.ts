import { type SQL, sql } from 'drizzle-orm';

/** Of what figures are added up. */
export interface FigureScope {
  /** a select of course session ids */
  readonly sessions: SQL;
  /** a select of user ids; without it all participants count */
  readonly persons?: SQL | undefined;
  /** a select of enrolment ids; without it those of all sessions of a person count */
  readonly enrolments?: SQL | undefined;
  /** points of fewer people are not added up; at least 1, which is for named own people */
  readonly minimum?: number | undefined;
}

/** A select of just these ids; a single one is written so that the planner knows how much belongs to it. */
export function theseIds(ids: readonly string[]): SQL {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return sql`select ${only}::uuid`;
  // As one text, which is written once however often a statement names the ids.
  const list = `{${ids.join(',')}}`;
  return sql`select unnest(${list}::uuid[])`;
}

/** A select of just these sessions. */
export const theseSessions = theseIds;

/** The participants of a scope as a select in brackets: one row per enrolment. Only MEMBERs count (specification §6). */
export function membersIn({ sessions, persons, enrolments }: FigureScope): SQL {
  return sql`(
    select csu.course_session_id, csu.user_id, csu.role, csu.created_at, csu.optional_attendance
    from course_session_users csu
    where csu.role = 'MEMBER' and csu.course_session_id in (${sessions})
    ${persons === undefined ? sql`` : sql`and csu.user_id in (${persons})`}
    ${enrolments === undefined ? sql`` : sql`and csu.id in (${enrolments})`}
  )`;
}
