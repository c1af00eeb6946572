import { minimumForAverages } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { GroupMinimum } from '../groupMinimum.ts';
import { ofOrganisations } from './organisationScope.ts';

/** Of whose participants kept metrics are put together. */
export interface EmployerScope {
  /** a select of course session ids; without it all of one organisation */
  readonly sessions?: SQL;
  /** at least one */
  readonly organisationIds: readonly string[];
  /** points of fewer people are not put together; without it the minimum for averages */
  readonly minimum?: number | undefined;
}

/** Evaluations of the people of organisations as a select in brackets with the columns of `assignmentMetrics`. */
export function organisationAssignments(scope: EmployerScope): SQL {
  const { sum } = adderOf(scope);
  const enough = (name: string) =>
    sql`case when ${sum('rated')} >= ${scope.minimum ?? minimumForAverages}::int then ${sum(name)} else 0 end`;
  return putTogether(
    scope,
    'organisation_assignment_figures',
    'assignment_id',
    sql`${sum('members')}::int as members, ${sum('passed')}::int as passed, ${sum('failed')}::int as failed,
      ${sum('evaluated')}::int as evaluated, ${enough('rated')}::int as rated,
      ${enough('points')}::bigint as points, ${enough('max_points')}::bigint as max_points`,
  );
}

/** Evaluations of the people of each organisation as a select in brackets, with organisation_id; points of enough people. */
export function assignmentsByOrganisation(sessions: SQL): SQL {
  const enough = (name: string) =>
    sql`case when rated >= ${minimumForAverages}::int then ${sql.raw(name)} else 0 end as ${sql.raw(name)}`;
  return sql`(
    select course_session_id, organisation_id, members, passed, failed, evaluated,
      ${enough('rated')}, ${enough('points')}, ${enough('max_points')}
    from organisation_assignment_figures where course_session_id in (${sessions})
  )`;
}

/** Attendance of the people of organisations as a select in brackets with the columns of `attendanceMetrics`. */
export function organisationAttendance(scope: EmployerScope): SQL {
  const { sum } = adderOf(scope);
  return putTogether(
    scope,
    'organisation_attendance_figures',
    'attendance_course_id',
    sql`${sum('expected')}::int as expected, ${sum('present')}::int as present,
      ${sum('recorded')}::int as recorded`,
  );
}

/** Self-assessments of the people of organisations as a select in brackets with the columns of `competenceMetrics`. */
export function organisationCompetences(scope: EmployerScope): SQL {
  const { sum } = adderOf(scope);
  return putTogether(
    scope,
    'organisation_competence_figures',
    'circle_key',
    sql`${sum('success')}::int as success, ${sum('fail')}::int as fail, ${sum('people')}::int as people`,
  );
}

/**
 * The circles that enough people of organisations meet for a group, as a select: course_session_id, circle_key. What fewer
 * meet is theirs alone (README, «Whole groups»).
 */
export function circlesOfGroups(scope: EmployerScope, minimum: GroupMinimum): SQL {
  return sql`select metrics.course_session_id, metrics.circle_key from ${organisationCompetences(scope)} metrics
    where metrics.people >= ${minimum(sql`metrics.course_session_id`)}`;
}

function putTogether(scope: EmployerScope, table: string, key: string, columns: SQL): SQL {
  const { groupBy } = adderOf(scope);
  const keys = sql.raw(`course_session_id, ${key}`);
  return sql`(
    select ${keys}, ${columns} from ${sql.raw(table)}
    where ${ofOrganisations(sql`organisation_id`, scope)}
      ${scope.sessions === undefined ? sql`` : sql`and course_session_id in (${scope.sessions})`}
    ${groupBy(keys)}
  )`;
}

/** Of one organisation there is one row each: nothing is to be aggregated, and the first rows are found without the others. */
function adderOf({ organisationIds }: EmployerScope) {
  return organisationIds.length === 1
    ? { sum: (name: string) => sql.raw(name), groupBy: () => sql`` }
    : { sum: (name: string) => sql.raw(`sum(${name})`), groupBy: (keys: SQL) => sql`group by ${keys}` };
}
