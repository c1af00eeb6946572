import { minimumForAverages } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { ownCirclesOf } from '../access/resultsSeenBy.ts';
import { inProfile } from '../course-pages/visibleCircles.ts';
import { searched } from '../persons/foundPersons.ts';
import { type PersonFilter, sessionFits } from '../persons/personFilter.ts';
import { visiblePersons } from '../persons/visiblePersons.ts';
import { circlesOf, hashable, withProfile } from '../statistics/metrics/circles.ts';
import type { Cohort } from './cohort.ts';

/** Which participants of a cohort are meant. */
export interface CohortFilter
  extends Pick<PersonFilter, 'sessionIds' | 'region' | 'generation' | 'from' | 'to'> {
  readonly search?: string | undefined;
}

/** Everybody is meant. */
export function meansEverybody(filter: CohortFilter): boolean {
  return Object.values(filter).every((value) => value === undefined || value === '');
}

/**
 * The participants whose results are seen, a row per session of a person, as a select in brackets: `user_id`,
 * `course_session_id`, `enrolment_id`, `my_role`, `chosen_profile_id`; and in which detail, see visiblePersons.
 * @param enrolments only these: a query of their ids
 */
export function seenMembers(cohort: Cohort, filter: CohortFilter, enrolments?: SQL): SQL {
  const { search, ...chosen } = filter;
  const sessions = sessionFits({ ...chosen, courseIds: [cohort.courseId] });
  if (cohort.sumsOf !== undefined) return wholeGroups(cohort, cohort.sumsOf, sessions ?? sql`true`);
  const { viewer, kind, besideSumsOf } = cohort;
  const isChosen = enrolments === undefined ? sql`true` : sql`v.enrolment_id in (${enrolments})`;
  const isCounted =
    besideSumsOf === undefined
      ? sql`false`
      : sql`v.enrolment_id in (select enrolment_id from ${seenMembers(groupsBeside(cohort, besideSumsOf), chosen)} own_group)`;
  return sql`(select v.* from ${visiblePersons(viewer, { sessions, results: kind, enrolledOnly: true })} v
    ${search ? sql`join users u on u.id = v.user_id` : sql``}
    where v.role = 'MEMBER' and ${isChosen} and not ${isCounted} and ${searched(search, sql`v.contact`)}
      and (v.every_result or v.praxis_results or (v.circle_results and v.course_session_id in (
        select course_session_id from (${ownCirclesOf(viewer.userId)}) own_circle))))`;
}

function groupsBeside({ courseId, kind, viewer }: Cohort, organisationIds: readonly string[]): Cohort {
  return { courseId, kind, viewer, sumsOf: organisationIds, isBesideNames: true };
}

/**
 * Condition on a seen member: results of that circle, a translation key column, are seen. In sums it asks `people` of the statement, who are
 * whole groups whatever is chosen.
 * @param member name of its table
 */
export function seesCircle(cohort: Cohort, member: SQL, circleKey: SQL): SQL {
  if (cohort.sumsOf !== undefined) {
    // «is true»: as a join it would compare every row with every circle of every session, for the planner takes both for few
    return sql`((${member}.course_session_id, ${circleKey}) in (${circlesOfGroups(cohort)})) is true`;
  }
  return sql`(${member}.every_result or (${member}.circle_results
    and (${member}.course_session_id, ${circleKey}) in (${ownCirclesOf(cohort.viewer.userId)})))`;
}
/**
 * The circles of which results are seen in sums, as a select in brackets: course_session_id, circles (translation keys), circle_group, a
 * number that sessions with the same circles share. It asks `people` of the statement, as seesCircle does.
 */
export function seenCircles(cohort: Cohort): SQL {
  return sql`(
    select course_session_id, circles, dense_rank() over (order by circles) as circle_group
    from (
      select course_session_id, array_agg(circle_key order by circle_key) as circles
      from (${circlesOfGroups(cohort)}) met group by course_session_id
    ) of_session)`;
}

/**
 * The people of organisations in sessions in which there are enough of them (statistics, README «Whole groups»), beside those whom
 * the viewer knows anyway: `is_known`.
 */
function wholeGroups(
  { courseId, kind, viewer, isBesideNames = false }: Cohort,
  organisationIds: readonly string[],
  sessions: SQL,
): SQL {
  const known = isBesideNames
    ? sql`csu.id in (select enrolment_id from ${seenMembers({ courseId, kind, viewer }, {})} by_name)`
    : sql`false`;
  return sql`(
    with own as materialized (
      select csu.user_id, csu.course_session_id, csu.id as enrolment_id, csu.chosen_profile_id,
        'Ausbildungsverantwortlicher' as my_role, true as every_result, false as circle_results, false as praxis_results,
        (csu.user_id = ${viewer.userId} or ${known}) as is_known
      from course_session_users csu
      join users person on person.id = csu.user_id
      join course_sessions s on s.id = csu.course_session_id
      where csu.role = 'MEMBER' and person.organisation_id = any(${sql.param([...organisationIds])}::text[])
        and ${sessions})
    select * from own where course_session_id in (
      select course_session_id from own where not is_known
      group by course_session_id having count(*) >= ${minimumForAverages}::int))`;
}

/** The circles that enough `people` of whole groups meet, as a select: course_session_id, circle_key. */
function circlesOfGroups({ courseId }: Cohort): SQL {
  const circles = circlesOf(sql`select ${courseId}::uuid`);
  return sql`select met.course_session_id, circle.circle_key
    from (
      select person.course_session_id, person.profile, count(*) as people from ${withProfile(sql`(select * from people)`)} person
      where not person.is_known
      group by person.course_session_id, person.profile
    ) met
    join ${hashable(circles, 'circle_key uuid, profiles text[]')} circle on ${inProfile(sql`circle.profiles`, sql`met.profile`)}
    group by met.course_session_id, circle.circle_key having sum(met.people) >= ${minimumForAverages}::int`;
}
