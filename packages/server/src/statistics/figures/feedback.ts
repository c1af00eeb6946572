import { type SQL, sql } from 'drizzle-orm';
import type { FigureScope } from './figureScope.ts';

/**
 * Answers per session and feedback (specification §3, feedback_responses) as a select in brackets: course_session_id,
 * content_key, circle_key, responses, rated (those with a satisfaction), satisfaction (sum of 1 to 4). Answers have no
 * author, so a choice of persons does not change them.
 */
export function feedbackFigures({ sessions }: Pick<FigureScope, 'sessions'>): SQL {
  return sql`(
    select response.course_session_id, response.content_key, response.circle_key,
      count(*)::int as responses,
      count(response.satisfaction)::int as rated,
      coalesce(sum(response.satisfaction), 0)::int as satisfaction
    from feedback_responses response
    where response.course_session_id in (${sessions})
    group by response.course_session_id, response.content_key, response.circle_key
  )`;
}

/** Sums of feedback figures per session as a select in brackets. */
export function feedbackTotals(figures: SQL): SQL {
  return sql`(
    select course_session_id,
      count(*)::int as feedback_records,
      sum(responses)::int as responses,
      sum(rated)::int as rated,
      sum(satisfaction)::int as satisfaction
    from ${figures} figures
    group by course_session_id
  )`;
}
