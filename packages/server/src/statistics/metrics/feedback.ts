import { minimumForAverages } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type MetricScope, type Unit, unitOf } from './metricScope.ts';

/**
 * Answers per session and feedback (specification §3, feedback_responses) as a select in brackets: course_session_id,
 * content_key, circle_key, responses, rated and satisfaction (number and sum of the ratings from 1 to 4). Answers have no
 * author, so a choice of persons does not change them. Rated are only published ones of one questionnaire that enough
 * people rated: what a sum has and its parts do not show would tell about the few.
 */
export function feedbackMetrics({ sessions }: Pick<MetricScope, 'sessions'>): SQL {
  const enough = sql`where alike.rated >= ${minimumForAverages}`;
  return sql`(
    select alike.course_session_id, alike.content_key, alike.circle_key,
      sum(alike.responses)::int as responses,
      coalesce(sum(alike.rated) filter (${enough}), 0)::int as rated,
      coalesce(sum(alike.satisfaction) filter (${enough}), 0)::int as satisfaction
    from (
      select response.course_session_id, response.content_key, response.circle_key,
        count(*) as responses,
        count(response.satisfaction) filter (where response.published) as rated,
        sum(response.satisfaction) filter (where response.published) as satisfaction
      from feedback_responses response
      where response.course_session_id in (${sessions})
      group by response.course_session_id, response.content_key, response.circle_key,
        response.questionnaire_id
    ) alike
    group by alike.course_session_id, alike.content_key, alike.circle_key
  )`;
}

/** Sums of feedback metrics per session as a select in brackets. */
export function feedbackTotals(metrics: SQL, unit: Unit = {}): SQL {
  return sql`(
    select ${unitOf(unit, 'metrics')},
      count(*)::int as feedback_records,
      sum(responses)::int as responses,
      sum(rated)::int as rated,
      sum(satisfaction)::int as satisfaction
    from ${metrics} metrics
    group by ${unitOf(unit, 'metrics')}
  )`;
}
