import { type SQL, sql } from 'drizzle-orm';
import { type OrganisationScope, ofOrganisations } from './organisationScope.ts';

/**
 * Certificates that were granted as a select in brackets: certificate_id, user_id, course_session_id, profile_id,
 * organisation_id, granted_on, year.
 */
export function grantedCertificates(scope: OrganisationScope): SQL {
  return sql`(
    select granted.id as certificate_id, granted.user_id, granted.course_session_id, granted.profile_id,
      granted.organisation_id, granted.granted_on, extract(year from granted.granted_on)::int as year
    from granted_certificates granted
    where granted.course_session_id in (${scope.sessions})
      and ${ofOrganisations(sql`granted.organisation_id`, scope)}
  )`;
}

/** Granted certificates per year and profile (specification §3) as a select in brackets: year, profile_id, certificates. */
export function certificatesPerProfile(scope: OrganisationScope): SQL {
  return sql`(
    select year, profile_id, count(*)::int as certificates
    from ${grantedCertificates(scope)} granted
    group by year, profile_id
  )`;
}
