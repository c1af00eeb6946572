import { minimumForAverages } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { ownCirclesOf } from '../access/resultsSeenBy.ts';
import { searched } from '../persons/foundPersons.ts';
import { type PersonFilter, sessionFits } from '../persons/personFilter.ts';
import { visiblePersons } from '../persons/visiblePersons.ts';
import type { Cohort } from './cohort.ts';

/** Which participants of a cohort are meant. */
export interface CohortFilter
  extends Pick<PersonFilter, 'sessionIds' | 'region' | 'generation' | 'from' | 'to'> {
  readonly search?: string | undefined;
}

/**
 * The participants whose results are seen, a row per session of a person, as a select in brackets: `user_id`,
 * `course_session_id`, `enrolment_id`, `my_role`, `chosen_profile_id`; and in which detail, see visiblePersons.
 * @param enrolments only these: a query of their ids
 */
export function seenMembers(cohort: Cohort, filter: CohortFilter, enrolments?: SQL): SQL {
  const { search, ...chosen } = filter;
  const sessions = sessionFits({ ...chosen, courseIds: [cohort.courseId] });
  if (cohort.sumsOf !== undefined) return wholeGroups(cohort.sumsOf, sessions ?? sql`true`);
  const { viewer, kind } = cohort;
  const isChosen = enrolments === undefined ? sql`true` : sql`v.enrolment_id in (${enrolments})`;
  return sql`(select v.* from ${visiblePersons(viewer, { sessions, results: kind })} v
    join users u on u.id = v.user_id
    where v.role = 'MEMBER' and ${isChosen} and ${searched(search, sql`v.contact`)}
      and (v.every_result or v.praxis_results or (v.circle_results and v.course_session_id in (
        select course_session_id from (${ownCirclesOf(viewer.userId)}) own_circle))))`;
}

/** Condition on a seen member: results of that circle, a translation key column, are seen. @param member name of its table */
export function seesCircle({ viewer }: Cohort, member: SQL, circleKey: SQL): SQL {
  return sql`(${member}.every_result or (${member}.circle_results
    and (${member}.course_session_id, ${circleKey}) in (${ownCirclesOf(viewer.userId)})))`;
}

/** The people of organisations in sessions in which there are enough of them (statistics, README «Whole groups»). */
function wholeGroups(organisationIds: readonly string[], sessions: SQL): SQL {
  return sql`(select * from (
    select csu.user_id, csu.course_session_id, csu.id as enrolment_id, csu.chosen_profile_id,
      'Ausbildungsverantwortlicher' as my_role, true as every_result, false as circle_results, false as praxis_results,
      count(*) over (partition by csu.course_session_id) as group_size
    from course_session_users csu
    join users person on person.id = csu.user_id
    join course_sessions s on s.id = csu.course_session_id
    where csu.role = 'MEMBER' and person.organisation_id = any(${sql.param([...organisationIds])}::text[])
      and ${sessions}) member
    where group_size >= ${minimumForAverages}::int)`;
}
