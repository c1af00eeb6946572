import { type ProgressSort, type ProgressState, shownProgress } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { released, statusSeenByOthers } from '../assignments/submission.ts';
import { noProfile } from '../course-pages/visibleCircles.ts';
import type { Database } from '../database/database.ts';
import { isInPath } from './agentPath.ts';
import {
  type AgentList,
  type AgentPerson,
  byName,
  countAgentList,
  personColumns,
  personOfMember,
  readAgentList,
} from './agentPeople.ts';
import { type AgentSelection, isSeen } from './agentSelection.ts';
import { membersIn } from './metrics/metricScope.ts';
import { readOnce } from './readOnce.ts';
import { rowsOf } from './rowsOf.ts';

export interface AgentPersonProgress extends AgentPerson {
  readonly total_count: number;
  readonly submitted_count: number;
  readonly evaluated_count: number;
  readonly passed_count: number;
  readonly failed_count: number;
}

type List = AgentList<ProgressState, ProgressSort>;

/** How far each of the own people is with the assignments of their sessions that are in their path; a page of the list. */
export function readAgentProgress(
  db: Database,
  selection: AgentSelection,
  list: List,
): Promise<AgentPersonProgress[]> {
  return readAgentList(list, rowsIn(db, selection));
}

/** How many rows readAgentProgress has on all pages. */
export function countAgentProgress(
  db: Database,
  selection: AgentSelection,
  view: List['view'],
): Promise<number> {
  return countAgentList(db, view, rowsIn(db, selection));
}

function rowsIn(db: Database, selection: AgentSelection) {
  return {
    read: (members: SQL) => readProgress(db, selection, members),
    members: membersIn(selection),
    readAll: () => readAll(db, selection),
    shown: shownProgress<AgentPersonProgress>,
    complete: async (page: AgentPersonProgress[]) => page,
  };
}

const readAll = readOnce((db, selection: AgentSelection) =>
  readProgress(db, selection, membersIn(selection)),
);

async function readProgress(
  db: Database,
  selection: AgentSelection,
  members: SQL,
): Promise<AgentPersonProgress[]> {
  const inPath = await isInPath(db, selection);
  // «is true»: as a join the completions would be read for each assignment anew, for the planner takes these for few
  const isAsked = sql`((member.course_session_id, coalesce(member.chosen_profile_id, ${noProfile}), completion.assignment_id)
    in (select course_session_id, profile_id, assignment_id from asked)) is true`;
  return rowsOf<AgentPersonProgress>(
    db,
    sql`with own as materialized (select * from ${members} member),
      planned as materialized (
        select planned.course_session_id, planned.assignment_id
        from session_assignments planned join assignments assignment on assignment.id = planned.assignment_id
        where planned.course_session_id in (select course_session_id from own) and ${isSeen(selection, sql`assignment`)}
      ),
      asked as materialized (
        select member.course_session_id, coalesce(member.chosen_profile_id, ${noProfile}) as profile_id, planned.assignment_id
        from (select distinct course_session_id, chosen_profile_id from own) member
        join planned on planned.course_session_id = member.course_session_id
        cross join lateral (select planned.assignment_id as id) assignment
        where ${inPath}
      ),
      expected as (
        select course_session_id, profile_id, count(*)::int as total from asked group by course_session_id, profile_id
      )
      select ${personColumns}, session.titles ->> ${selection.language} as course_session_title,
        coalesce(expected.total, 0) as total_count, done.*
      from own member
      ${personOfMember}
      join course_sessions session on session.id = member.course_session_id
      left join expected on expected.course_session_id = member.course_session_id
        and expected.profile_id = coalesce(member.chosen_profile_id, ${noProfile})
      cross join lateral (
        select count(*) filter (where ${statusSeenByOthers(sql`completion`)} <> 'IN_PROGRESS')::int as submitted_count,
          count(*) filter (where ${released(sql`completion`)})::int as evaluated_count,
          count(*) filter (where ${released(sql`completion`)} and completion.evaluation_passed)::int as passed_count,
          count(*) filter (where ${released(sql`completion`)} and not completion.evaluation_passed)::int as failed_count
        from assignment_completions completion
        where completion.user_id = member.user_id and completion.course_session_id = member.course_session_id and ${isAsked}
      ) done
      order by ${byName}`,
  );
}
