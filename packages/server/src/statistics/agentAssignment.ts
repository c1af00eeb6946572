import {
  type AgentResult,
  type AssignmentType,
  assignmentGrade,
  type ResultSort,
  type ResultState,
  shownResults,
} from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { graded } from '../assignments/graded.ts';
import { released, statusCounted } from '../assignments/submission.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
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
import { type AssignmentSummary, presentAssignmentSums } from './assignmentStatistics.ts';
import { assignmentTotals } from './metrics/assignments.ts';
import { membersIn } from './metrics/metricScope.ts';
import { readOnce } from './readOnce.ts';
import { rowsOf } from './rowsOf.ts';
import { sourceOf } from './sources.ts';
import { readSums } from './sums.ts';

/** An assignment with the own people. */
export interface AgentAssignment {
  readonly selection: AgentSelection;
  readonly assignment_id: string;
  readonly title: string;
  readonly assignment_type: AssignmentType;
  readonly circle_title: string;
}

/** What one of the own people did in the assignment, as others see it. */
export interface AgentPersonResult extends AgentPerson, AgentResult {
  /** points after the deduction; null until the evaluation is released, as the next two */
  readonly evaluation_points_final: number | null;
  readonly evaluation_max_points: number | null;
}

/** @throws not_found for an assignment of which the caller sees no results, that has none, or that none of their people has */
export async function readAgentAssignment(
  db: Database,
  selection: AgentSelection,
  assignmentId: string,
): Promise<AgentAssignment> {
  const [row] = await rowsOf<{ title: string; assignment_type: AssignmentType; circle_key: string }>(
    db,
    sql`select assignment.titles ->> ${selection.language} as title, assignment.assignment_type, assignment.circle_key
      from assignments assignment
      where assignment.id = ${assignmentId} and ${isSeen(selection, sql`assignment`)} and ${graded(sql`assignment`)} and exists (
        select 1 from session_assignments planned where planned.assignment_id = assignment.id
          and planned.course_session_id in (${selection.allSessions}))`,
  );
  if (row === undefined) throw notFound();
  const { circle_key, ...assignment } = row;
  const circle = selection.tree?.circles.find(({ translation_key }) => translation_key === circle_key);
  return { selection, assignment_id: assignmentId, ...assignment, circle_title: circle?.title ?? '' };
}

/** What came of it, over the own people. */
export async function readAgentAssignmentSummary(
  db: Database,
  { selection, assignment_id }: AgentAssignment,
): Promise<AssignmentSummary> {
  const { details } = sourceOf(selection, 'assignments');
  const ofAssignment = sql`(select metrics.* from ${details} metrics where metrics.assignment_id = ${assignment_id})`;
  return presentAssignmentSums(await readSums(db, 'assignments', assignmentTotals(ofAssignment)), {
    minimum: selection.minimum ?? 1,
  });
}

type List = AgentList<ResultState, ResultSort>;

/** What each of the own people did in the assignment; a page of the list. */
export async function readAgentResults(
  db: Database,
  assignment: AgentAssignment,
  list: List,
): Promise<AgentPersonResult[]> {
  return readAgentList(list, await rowsIn(db, assignment));
}

/** How many rows readAgentResults has on all pages. */
export async function countAgentResults(
  db: Database,
  assignment: AgentAssignment,
  view: List['view'],
): Promise<number> {
  return countAgentList(db, view, await rowsIn(db, assignment));
}

async function rowsIn(db: Database, assignment: AgentAssignment) {
  return {
    read: (members: SQL) => readResults(db, assignment, members),
    members: await membersOf(db, assignment),
    readAll: () => readAll(db, assignment),
    shown: shownResults<AgentPersonResult>,
    complete: async (page: AgentPersonResult[]) => page,
  };
}

/** People of sessions that have the assignment, in whose path it is. */
async function membersOf(db: Database, { selection, assignment_id }: AgentAssignment): Promise<SQL> {
  return sql`(select member.* from ${membersIn(selection)} member where exists (
    select 1 from session_assignments planned join assignments assignment on assignment.id = planned.assignment_id
    where planned.assignment_id = ${assignment_id} and planned.course_session_id = member.course_session_id
      and ${await isInPath(db, selection)}))`;
}

const readAll = readOnce(async (db, assignment: AgentAssignment) =>
  readResults(db, assignment, await membersOf(db, assignment)),
);

const ifReleased = (value: SQL) => sql`case when ${released(sql`completion`)} then ${value} end`;

interface ResultRow extends Omit<AgentPersonResult, 'evaluation_percent'> {
  readonly points: number | null;
  readonly deducted: number | null;
}

async function readResults(
  db: Database,
  { selection, assignment_id }: AgentAssignment,
  members: SQL,
): Promise<AgentPersonResult[]> {
  const rows = await rowsOf<ResultRow>(
    db,
    sql`select ${personColumns}, session.titles ->> ${selection.language} as course_session_title,
        ${statusCounted(sql`completion`)} as completion_status,
        ${ifReleased(sql`completion.evaluation_passed`)} as evaluation_passed,
        ${ifReleased(sql`completion.evaluation_points_final::float8`)} as evaluation_points_final,
        ${ifReleased(sql`coalesce(completion.evaluation_max_points, assignment.max_points)::float8`)}
          as evaluation_max_points,
        ${ifReleased(sql`completion.evaluation_points::float8`)} as points,
        completion.evaluation_points_deducted::float8 as deducted
      from ${members} member
      ${personOfMember}
      join course_sessions session on session.id = member.course_session_id
      join assignments assignment on assignment.id = ${assignment_id}
      left join assignment_completions completion on completion.user_id = member.user_id
        and completion.course_session_id = member.course_session_id
        and completion.assignment_id = assignment.id
      order by ${byName}`,
  );
  return rows.map(({ points, deducted, ...row }) => ({
    ...row,
    evaluation_percent:
      assignmentGrade({ points, max: row.evaluation_max_points, deducted })?.percent ?? null,
  }));
}
