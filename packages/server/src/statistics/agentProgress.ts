import { type AgentProgress, type ProgressSort, type ProgressState, shownProgress } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  type AgentList,
  type AgentPerson,
  byName,
  countAgentList,
  personColumns,
  personOfMember,
  readAgentList,
  readPage,
} from './agentPeople.ts';
import type { AgentSelection } from './agentSelection.ts';
import { membersIn } from './metrics/metricScope.ts';
import { readKept } from './personFigures.ts';
import { progressOf } from './progressFigures.ts';
import { readOnce } from './readOnce.ts';
import { rowsOf } from './rowsOf.ts';

export interface AgentPersonProgress extends AgentPerson {
  readonly total_count: number;
  readonly submitted_count: number;
  readonly evaluated_count: number;
  readonly passed_count: number;
  readonly failed_count: number;
}

/** What filter, search and order look at. */
type WeighedPerson = AgentProgress & { readonly enrolment_id: string };

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
  return {
    read,
    members: membersIn(selection),
    readAll: () => readAll(db, selection),
    shown: shownProgress<WeighedPerson>,
    complete: (page: readonly WeighedPerson[]) => readPage(page, selection, read),
  };
}

/** Thousands of apprentices are weighed by what is kept of each. */
const readAll = readOnce(async (db, selection: AgentSelection) => {
  const names = sql`person.first_name, person.last_name`;
  const kept = await readKept<WeighedPerson>(db, selection, { columns: sql`${names}, ${weighedColumns}` });
  return kept ?? readFigures<WeighedPerson>(db, await progressOf(db, selection, membersIn(selection)), names);
});

async function readProgress(
  db: Database,
  selection: AgentSelection,
  members: SQL,
): Promise<(AgentPersonProgress & WeighedPerson)[]> {
  const title = sql`session.titles ->> ${selection.language} as course_session_title`;
  const figures = await progressOf(db, selection, members);
  return readFigures(db, figures, sql`${personColumns}, ${title}, member.evaluated as evaluated_count`);
}

/** What is weighed, of a `member` of progressOf or of what is kept. */
const weighedColumns = sql`member.enrolment_id, member.asked as total_count, member.submitted as submitted_count,
  member.passed as passed_count, member.failed as failed_count`;

/**
 * @param figures as progressOf has them
 * @param columns of `member`, which are these, `person` and `session`
 */
function readFigures<Row>(db: Database, figures: SQL, columns: SQL): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`select ${weighedColumns}, ${columns}
      from ${figures} member
      ${personOfMember}
      join course_sessions session on session.id = member.course_session_id
      order by ${byName}`,
  );
}
