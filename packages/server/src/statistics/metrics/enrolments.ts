import { type SQL, sql } from 'drizzle-orm';
import { type OrganisationScope, ofOrganisations, yearOf } from './organisationScope.ts';

/**
 * Participants with the year of their enrolment and their profile as a select in brackets: course_session_id, user_id,
 * first_name, last_name, chosen_profile_id (of the enrolment, else of the person), organisation_id (employer), year. MEMBERs only.
 */
export function enrolledParticipants(scope: OrganisationScope): SQL {
  return sql`(
    select csu.course_session_id, csu.user_id, person.first_name, person.last_name, person.organisation_id,
      coalesce(csu.chosen_profile_id, person.chosen_profile_id) as chosen_profile_id,
      ${yearOf(sql`csu.created_at`)} as year
    from course_session_users csu
    join users person on person.id = csu.user_id
    where csu.role = 'MEMBER' and csu.course_session_id in (${scope.sessions})
      and ${ofOrganisations(sql`person.organisation_id`, scope)}
  )`;
}
