import { type SQL, sql } from 'drizzle-orm';
import { type MetricScope, membersIn, type Unit, unitOf } from './metricScope.ts';

/**
 * Self-assessments per session and circle (specification §3, competences) as a select in brackets: course_session_id,
 * circle_key, success, fail. Only published criteria of the session's own course count, UNKNOWN does not.
 */
export function competenceMetrics(scope: MetricScope): SQL {
  return sql`(
    with criterion as materialized ${criteriaOf(scope)}
    select ${unitOf(scope, 'member')}, criterion.circle_key,
      count(*) filter (where assessment.completion_status = 'SUCCESS')::int as success,
      count(*) filter (where assessment.completion_status = 'FAIL')::int as fail
    from (
      select member.*, session.course_id from ${membersIn(scope)} member
      join course_sessions session on session.id = member.course_session_id
    ) member
    cross join lateral (
      select completion.translation_key, completion.completion_status from completions completion
      where completion.user_id = member.user_id and completion.course_session_id = member.course_session_id
        and completion.page_type = 'competence.PerformanceCriterion'
        and completion.completion_status in ('SUCCESS', 'FAIL')
      offset 0
    ) assessment
    join criterion
      on criterion.translation_key = assessment.translation_key and criterion.course_id = member.course_id
    group by ${unitOf(scope, 'member')}, criterion.circle_key
  )`;
}

/** Sums of competence metrics per session as a select in brackets. */
export function competenceTotals(metrics: SQL, unit: Unit = {}): SQL {
  return sql`(
    select ${unitOf(unit, 'metrics')},
      count(*)::int as competence_records,
      sum(success)::int as success,
      sum(fail)::int as fail
    from ${metrics} metrics
    group by ${unitOf(unit, 'metrics')}
  )`;
}

/**
 * The criteria of the courses of a scope with their circles, as a select in brackets: course_id, translation_key,
 * circle_key, competence_id. Every page exists in German.
 */
export function criteriaOf({ sessions }: Pick<MetricScope, 'sessions'>): SQL {
  const published = (page: SQL) => sql`${page}.language = 'de' and ${page}.live`;
  return sql`(
    select criterion.course_id, criterion.translation_key, circle.translation_key as circle_key,
      criterion.data ->> 'competence_id' as competence_id
    from pages criterion
    join pages unit on unit.translation_key = criterion.parent_key and ${published(sql`unit`)}
    join pages sequence on sequence.translation_key = unit.parent_key and ${published(sql`sequence`)}
    join pages circle on circle.translation_key = sequence.parent_key and ${published(sql`circle`)}
    where criterion.content_type = 'competence.PerformanceCriterion' and ${published(sql`criterion`)}
      and criterion.course_id in (select course_id from course_sessions where id in (${sessions}))
  )`;
}
