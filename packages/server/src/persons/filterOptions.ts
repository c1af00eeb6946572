import type { EndpointAnswer, EndpointQuery, personEndpoints } from '@learn/contracts/endpoints';
import { type Language, type SessionRole, sessionRoles } from '@learn/domain';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type Viewer, visiblePersons } from './visiblePersons.ts';

type FilterOptions = EndpointAnswer<typeof personEndpoints.filters>;

/** So many sessions are named; a viewer of more chooses a course, a region or a generation first. */
const mostSessions = 500;

/**
 * What the persons that a viewer sees can be filtered by (specification §7). One statement.
 * @param chosen narrows the sessions, nothing else
 */
export async function readFilterOptions(
  db: Database,
  viewer: Viewer,
  chosen: EndpointQuery<typeof personEndpoints.filters>,
  language: Language,
): Promise<FilterOptions> {
  const [found] = await db
    .select({
      courses: sql<FilterOptions['courses']>`courses`,
      sessions: sql<FilterOptions['sessions']>`sessions`,
      regions: sql<string[]>`regions`,
      generations: sql<string[]>`generations`,
      roles: sql<SessionRole[]>`roles`,
      profiles: sql<FilterOptions['profiles']>`profiles`,
    })
    .from(sql`(${options(viewer, chosen, language)}) as options`);
  if (found === undefined) throw new Error('The filter options were not read');
  const { sessions, roles } = found;
  return {
    ...found,
    sessions: sessions.slice(0, mostSessions),
    has_more_sessions: sessions.length > mostSessions,
    roles: sessionRoles.filter((role) => roles.includes(role)),
  };
}

function options(
  viewer: Viewer,
  { course, region, generation }: EndpointQuery<typeof personEndpoints.filters>,
  language: Language,
): SQL {
  const narrowed = and(
    course === undefined ? undefined : sql`s.course_id = ${course}::uuid`,
    region === undefined ? undefined : sql`s.region = ${region}`,
    generation === undefined ? undefined : sql`s.generation = ${generation}`,
  );
  return sql`
    with seen as materialized (
      select v.course_session_id, v.role, case when v.trusted then coalesce(v.chosen_profile_id, e.chosen_profile_id) end as profile_id
      from ${visiblePersons(viewer)} v join users e on e.id = v.user_id group by 1, 2, 3),
    s as materialized (
      select s.id, s.course_id, s.titles, s.region, s.generation, s.start_date from course_sessions s
      where s.id in (select course_session_id from seen))
    select
      ${list(sql`select c.id, c.titles->>${language} as title from courses c
        where c.id in (select course_id from s) order by c.position, c.id`)} as courses,
      ${list(sql`select latest.id, latest.title, latest.course_id from (
          select s.id, s.titles->>${language} as title, s.course_id, s.start_date from s where ${narrowed ?? sql`true`}
          order by s.start_date desc, s.id limit ${mostSessions + 1}) latest
        join courses c on c.id = latest.course_id
        order by c.position, c.id, latest.start_date desc, latest.id`)} as sessions,
      array(select region from s where region <> '' group by region order by name_key(region) collate "C", region) as regions,
      array(select distinct generation from s where generation <> '' order by generation desc) as generations,
      array(select distinct role from seen) as roles,
      ${list(sql`select p.id, p.names->>${language} as name from course_profiles p
        where p.id in (select profile_id from seen) order by p.position, p.id`)} as profiles`;
}

/** The rows of a query as a list of JSON objects. */
function list(query: SQL): SQL {
  return sql`(select coalesce(json_agg(rows), '[]'::json) from (${query}) as rows)`;
}
