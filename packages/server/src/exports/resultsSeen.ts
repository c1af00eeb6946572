import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../persons/visiblePersons.ts';

/**
 * Condition: the reader sees what a person reached in an assignment, by name. Administrators do, supervisors in their
 * regions, Berufsbildner of their apprentices (specification §1), experts in the circles that they look after in the
 * session (domain decisions §4); training responsibles see sums only. On `course_sessions session`,
 * `assignments assignment` and `users person`.
 */
export function resultsSeenBy({ userId, isAdmin }: Pick<Viewer, 'userId' | 'isAdmin'>): SQL {
  if (isAdmin) return sql`true`;
  return sql`(
    (session.course_id, session.region) in (
      select course_id, region from supervisor_regions where user_id = ${userId})
    or (session.id, assignment.circle_key) in (
      select own.course_session_id, circle.circle_key from course_session_users own
      join expert_circles circle on circle.course_session_user_id = own.id
      where own.user_id = ${userId} and own.role = 'EXPERT')
    or (session.course_id, person.organisation_id) in (
      select course_id, organisation_id from organisation_roles
      where user_id = ${userId} and role = 'Berufsbildner' and organisation_id is not null))`;
}
