import { type SQL, sql } from 'drizzle-orm';
import { completionsOf } from '../assignments/completionsOf.ts';
import { released, statusSeenByOthers } from '../assignments/submission.ts';
import { noProfile } from '../course-pages/visibleCircles.ts';
import type { Database } from '../database/database.ts';
import { isInPath } from './agentPath.ts';
import { type AgentSelection, isSeen } from './agentSelection.ts';

/**
 * How far people are with the assignments of their session that are in their path, as a select in brackets: the columns of membersIn,
 * asked, submitted (those that can be taken back are not), evaluated (released), passed and failed of these.
 * @param members rows of membersIn
 */
export async function progressOf(db: Database, selection: AgentSelection, members: SQL): Promise<SQL> {
  const inPath = await isInPath(db, selection);
  const profileOf = (member: string) => sql`coalesce(${sql.raw(member)}.chosen_profile_id, ${noProfile})`;
  const completions = completionsOf('own', {
    own: sql`own.enrolment_id, own.course_session_id, ${profileOf('own')} as profile_id`,
    columns: sql`c.assignment_id, c.completion_status, c.submitted_at, c.evaluation_withdrawable_until, c.evaluation_passed`,
    where: sql`true`,
  });
  // «is true»: as a join the completions would be read for each assignment anew, for the planner takes these for few
  const isAsked = sql`((completion.course_session_id, completion.profile_id, completion.assignment_id)
    in (select course_session_id, profile_id, assignment_id from asked)) is true`;
  return sql`(
    with own as materialized (select * from ${members} member),
    planned as materialized (
      select planned.course_session_id, planned.assignment_id
      from session_assignments planned join assignments assignment on assignment.id = planned.assignment_id
      where planned.course_session_id in (select course_session_id from own) and ${isSeen(selection, sql`assignment`)}
    ),
    asked as materialized (
      select member.course_session_id, ${profileOf('member')} as profile_id, planned.assignment_id
      from (select distinct course_session_id, chosen_profile_id from own) member
      join planned on planned.course_session_id = member.course_session_id
      cross join lateral (select planned.assignment_id as id) assignment
      where ${inPath}
    ),
    expected as (
      select course_session_id, profile_id, count(*)::int as total from asked group by course_session_id, profile_id
    ),
    done as (
      select completion.enrolment_id,
        count(*) filter (where ${statusSeenByOthers(sql`completion`)} <> 'IN_PROGRESS')::int as submitted,
        count(*) filter (where ${released(sql`completion`)})::int as evaluated,
        count(*) filter (where ${released(sql`completion`)} and completion.evaluation_passed)::int as passed,
        count(*) filter (where ${released(sql`completion`)} and not completion.evaluation_passed)::int as failed
      from ${completions} completion
      where ${isAsked}
      group by completion.enrolment_id
    )
    select member.*, coalesce(expected.total, 0) as asked, coalesce(done.submitted, 0) as submitted,
      coalesce(done.evaluated, 0) as evaluated, coalesce(done.passed, 0) as passed, coalesce(done.failed, 0) as failed
    from own member
    left join expected on expected.course_session_id = member.course_session_id
      and expected.profile_id = ${profileOf('member')}
    left join done on done.enrolment_id = member.enrolment_id
  )`;
}
