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
import { keptFigures } from './personFigures.ts';
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
  const kept = await keptFigures(db, selection);
  return readFigures<WeighedPerson>(db, kept ?? (await progressOf(db, selection)), {
    members: membersIn(selection),
    columns: sql`person.first_name, person.last_name`,
  });
});

async function readProgress(
  db: Database,
  selection: AgentSelection,
  members: SQL,
): Promise<(AgentPersonProgress & WeighedPerson)[]> {
  return readFigures(db, await progressOf(db, selection), {
    members,
    columns: sql`${personColumns}, session.titles ->> ${selection.language} as course_session_title`,
  });
}

interface FiguresWanted {
  readonly members: SQL;
  /** of `member`, `person` and `session` */
  readonly columns: SQL;
}

/** @param figures as progressOf makes them of `people` */
function readFigures<Row>(db: Database, figures: SQL, { members, columns }: FiguresWanted): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`with people as materialized (select member.* from ${members} member)
      select member.enrolment_id, ${columns}, figures.asked as total_count, figures.submitted as submitted_count,
        figures.evaluated as evaluated_count, figures.passed as passed_count, figures.failed as failed_count
      from people member
      join ${figures} figures on figures.enrolment_id = member.enrolment_id
      ${personOfMember}
      join course_sessions session on session.id = member.course_session_id
      order by ${byName}`,
  );
}
