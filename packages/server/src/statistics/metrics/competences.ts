import { type SQL, sql } from 'drizzle-orm';
import { inProfile } from '../../course-pages/visibleCircles.ts';
import { circlesOf, criteriaOf, hashable, withProfile } from './circles.ts';
import { type MetricScope, membersIn, type Unit, unitOf } from './metricScope.ts';

/**
 * How people assess themselves in the circles that they meet, with the profile chosen for the session (specification §3, action
 * competence), as a select in brackets of rows that are to be added up by person, circle or session: the people's columns,
 * circle_key, met (1 for each circle of each person), total (criteria), success, fail. Only published criteria of the session's own
 * course count; what is neither success nor fail is open. Each row stands for a circle or for an assessment: two sets joined by
 * person would be compared row by row, as the planner does not know how many they are.
 * @param people select in brackets with user_id, course_session_id, chosen_profile_id
 * @param courses a select of the ids of their courses
 */
export function selfAssessments(people: SQL, courses: SQL): SQL {
  const stated = (status: string) => sql`(assessed.completion_status = ${status})::int`;
  return sql`(
    with person as materialized ${withProfile(people)},
    criterion as materialized ${hashable(criteriaOf(courses), 'course_id uuid, circle_key uuid, profiles text[], translation_key uuid')},
    circle as materialized (
      select published.course_id, published.circle_key, published.profiles, count(criterion.translation_key)::int as total
      from ${circlesOf(courses)} published
      left join criterion on criterion.circle_key = published.circle_key
      group by published.course_id, published.circle_key, published.profiles
    )
    select person.*, null::uuid as translation_key, null as completion_status,
      circle.circle_key, 1 as met, circle.total, 0 as success, 0 as fail
    from person
    join circle on circle.course_id = person.course_id and ${inProfile(sql`circle.profiles`, sql`person.profile`)}
    union all
    select assessed.*, criterion.circle_key, 0, 0, ${stated('SUCCESS')}, ${stated('FAIL')}
    from (
      select person.*, assessment.translation_key, assessment.completion_status
      from person
      cross join lateral (
        select completion.translation_key, completion.completion_status from completions completion
        where completion.user_id = person.user_id and completion.course_session_id = person.course_session_id
          and completion.page_type = 'competence.PerformanceCriterion'
          and completion.completion_status in ('SUCCESS', 'FAIL')
        offset 0
      ) assessment
      offset 0
    ) assessed
    join criterion on criterion.translation_key = assessed.translation_key
      and criterion.course_id = assessed.course_id
      and ${inProfile(sql`criterion.profiles`, sql`assessed.profile`)}
  )`;
}

/**
 * Self-assessments per session and circle (specification §3, competences) as a select in brackets: course_session_id,
 * circle_key, success, fail, people (those who meet the circle).
 */
export function competenceMetrics(scope: MetricScope): SQL {
  const courses = sql`select course_id from course_sessions where id in (${scope.sessions})`;
  return sql`(
    select ${unitOf(scope, 'own')}, own.circle_key, sum(own.success)::int as success, sum(own.fail)::int as fail,
      sum(own.met)::int as people
    from ${selfAssessments(membersIn(scope), courses)} own
    group by ${unitOf(scope, 'own')}, own.circle_key
  )`;
}

/** Condition on competence metrics: somebody assessed themselves, so that there is a record. */
export const isAssessed = sql`metrics.success + metrics.fail > 0`;

/** Sums of competence metrics per session as a select in brackets. */
export function competenceTotals(metrics: SQL, unit: Unit = {}): SQL {
  return sql`(
    select ${unitOf(unit, 'metrics')},
      count(*) filter (where ${isAssessed})::int as competence_records,
      sum(success)::int as success,
      sum(fail)::int as fail
    from ${metrics} metrics
    group by ${unitOf(unit, 'metrics')}
  )`;
}
