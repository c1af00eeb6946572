import { type ProgressSort, type ProgressState, shownProgress } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { released, statusSeenByOthers } from '../assignments/submission.ts';
import type { Database } from '../database/database.ts';
import { isInPath } from './agentPath.ts';
import {
  type AgentList,
  type AgentPerson,
  byName,
  countAgentList,
  personColumns,
  readAgentList,
} from './agentPeople.ts';
import { type AgentSelection, isSeen } from './agentSelection.ts';
import { membersIn } from './metrics/metricScope.ts';
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
  const read = (members: SQL) => readProgress(db, selection, members);
  return { read, members: membersIn(selection), shown: shownProgress<AgentPersonProgress> };
}

async function readProgress(
  db: Database,
  selection: AgentSelection,
  members: SQL,
): Promise<AgentPersonProgress[]> {
  const inPath = await isInPath(db, selection);
  return rowsOf<AgentPersonProgress>(
    db,
    sql`select ${personColumns}, session.titles ->> ${selection.language} as course_session_title,
        count(assignment.id)::int as total_count,
        count(*) filter (where ${statusSeenByOthers(sql`completion`)} <> 'IN_PROGRESS')::int as submitted_count,
        count(*) filter (where ${released(sql`completion`)})::int as evaluated_count,
        count(*) filter (where ${released(sql`completion`)}
          and completion.evaluation_passed)::int as passed_count,
        count(*) filter (where ${released(sql`completion`)}
          and not completion.evaluation_passed)::int as failed_count
      from ${members} member
      join users person on person.id = member.user_id
      join course_sessions session on session.id = member.course_session_id
      left join session_assignments planned on planned.course_session_id = member.course_session_id
      left join assignments assignment on assignment.id = planned.assignment_id
        and ${isSeen(selection, sql`assignment`)} and ${inPath}
      left join assignment_completions completion on completion.user_id = member.user_id
        and completion.course_session_id = member.course_session_id
        and completion.assignment_id = assignment.id
      group by person.id, session.id
      order by ${byName}`,
  );
}
