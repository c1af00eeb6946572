import { minimumForAverages } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { completionsOf } from '../../assignments/completionsOf.ts';
import { released } from '../../assignments/submission.ts';
import { inProfile } from '../../course-pages/visibleCircles.ts';
import { gradedAssignments, withProfile } from './circles.ts';
import { type MetricScope, membersIn, sameUnit, type Unit, unitOf } from './metricScope.ts';

/**
 * Evaluations per session and graded assignment (specification §3, Statistics) as a select in brackets: course_session_id,
 * assignment_id, members (who meet its circle), passed, failed, evaluated, rated (evaluated with points), points and max_points
 * of the rated ones in hundredths. Only released evaluations of these participants count; what is not evaluated is unranked.
 * Rated are only those of a session and assignment with enough of them: what a sum has and its parts do not show would tell
 * about the few.
 */
export function assignmentMetrics(scope: MetricScope): SQL {
  const enough = (metric: SQL) =>
    sql`case when evaluation.rated >= ${scope.minimum ?? minimumForAverages}::int then ${metric} else 0 end`;
  const isMet = (people: SQL) => inProfile(sql`planned.profiles`, sql`${people}.profile`);
  return sql`(
    with member as materialized ${withProfile(membersIn(scope))},
    planned as materialized ${gradedAssignments(scope.sessions)},
    alike as (
      select ${unitOf(scope, 'member')}, member.profile, count(*) as members
      from member group by ${unitOf(scope, 'member')}, member.profile
    ),
    people as (
      select ${unitOf(scope, 'alike')}, planned.assignment_id,
        coalesce(sum(alike.members) filter (where ${isMet(sql`alike`)}), 0) as members
      from alike join planned on planned.course_session_id = alike.course_session_id
      group by ${unitOf(scope, 'alike')}, planned.assignment_id
    ),
    evaluation as (
      select ${unitOf(scope, 'completion')}, completion.assignment_id,
        count(*) as evaluated,
        count(*) filter (where completion.evaluation_passed) as passed,
        count(*) filter (where not completion.evaluation_passed) as failed,
        count(*) filter (where ${isRated}) as rated,
        sum(completion.evaluation_points_final * 100) filter (where ${isRated}) as points,
        sum(completion.evaluation_max_points * 100) filter (where ${isRated}) as max_points
      from ${completionsOf('member', {
        own: sql`${unitOf(scope, 'own')}, own.profile`,
        columns: sql`c.assignment_id, c.evaluation_passed, c.evaluation_points_final, c.evaluation_max_points`,
        where: released(sql`c`),
      })} completion
      join planned on planned.course_session_id = completion.course_session_id
        and planned.assignment_id = completion.assignment_id and ${isMet(sql`completion`)}
      group by ${unitOf(scope, 'completion')}, completion.assignment_id
    )
    select planned.course_session_id, ${scope.perOrganisation ? sql`people.organisation_id,` : sql``}
      planned.assignment_id,
      coalesce(people.members, 0)::int as members,
      coalesce(evaluation.passed, 0)::int as passed,
      coalesce(evaluation.failed, 0)::int as failed,
      coalesce(evaluation.evaluated, 0)::int as evaluated,
      ${enough(sql`evaluation.rated`)}::int as rated,
      ${enough(sql`evaluation.points`)}::bigint as points,
      ${enough(sql`evaluation.max_points`)}::bigint as max_points
    from planned
    ${scope.perOrganisation ? sql`join` : sql`left join`} people
      on people.course_session_id = planned.course_session_id and people.assignment_id = planned.assignment_id
    left join evaluation on ${sameUnit(scope, 'evaluation', 'people')}
      and evaluation.assignment_id = planned.assignment_id
  )`;
}

const sums = sql`
  count(*)::int as assignment_records,
  count(*) filter (where evaluated > 0 and evaluated >= members)::int as assignments_completed,
  sum(passed)::int as passed,
  sum(failed)::int as failed,
  sum(members - evaluated)::int as unranked,
  sum(points)::bigint as points,
  sum(max_points)::bigint as max_points`;

const isRated = sql`completion.evaluation_points_final is not null and completion.evaluation_max_points > 0`;

/**
 * Sums of assignment metrics per session as a select in brackets. Persons are counted in the assignment that has most
 * of them: no summary shows an average of fewer people than it claims.
 */
export function assignmentTotals(metrics: SQL, unit: Unit = {}): SQL {
  return sql`(
    select ${unitOf(unit, 'metrics')}, ${sums}, max(passed + failed)::int as graded_persons, max(rated)::int as rated_persons
    from ${metrics} metrics group by ${unitOf(unit, 'metrics')}
  )`;
}

/** The same sums per assignment over all sessions, as a select in brackets with assignment_id. */
export function totalsPerAssignment(metrics: SQL): SQL {
  return sql`(
    select assignment_id, ${sums}, sum(passed + failed)::int as graded_persons, sum(rated)::int as rated_persons
    from ${metrics} metrics group by assignment_id
  )`;
}
