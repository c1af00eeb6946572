import { type SQL, sql } from 'drizzle-orm';
import { type OrganisationScope, ofOrganisations } from './organisationScope.ts';

/**
 * Exams that were taken (specification §3, exam statistics) as a select in brackets: exam_result_id, user_id,
 * course_session_id, circle_key, exam_type_id, result, attempt, price (Rappen), organisation_id, taken_on, year.
 */
export function examsTaken(scope: OrganisationScope): SQL {
  return sql`(
    select taken.id as exam_result_id, taken.user_id, taken.course_session_id, taken.circle_key, taken.exam_type_id,
      taken.result, taken.attempt, taken.price, taken.organisation_id, taken.taken_on,
      extract(year from taken.taken_on)::int as year
    from exam_results taken
    where taken.course_session_id in (${scope.sessions})
      and ${ofOrganisations(sql`taken.organisation_id`, scope)}
  )`;
}
