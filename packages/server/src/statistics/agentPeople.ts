import type { ListView } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import type { AgentSelection } from './agentSelection.ts';
import { limited } from './conditions.ts';
import { membersIn, theseEnrolments } from './metrics/metricScope.ts';
import { rowsOf } from './rowsOf.ts';

/** One of the own people in a session. */
export interface AgentPerson {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  /** empty without a picture */
  readonly avatar_url: string;
  readonly course_session_id: string;
  readonly course_session_title: string;
}

/** What of a list is wanted, and which rows of that. */
export interface AgentList<State extends string, Sort extends string> {
  readonly view: ListView<State, Sort>;
  readonly page: RowPage;
}

/** Columns of AgentPerson of `person` and `session`, without the title of the session. */
export const personColumns = sql`person.id as user_id, person.first_name, person.last_name, person.avatar_url,
  session.id as course_session_id`;

/** Joins `person` to `member`. Each is looked up: the planner takes thousands of members for few, or reads all users for them. */
export const personOfMember = sql`cross join lateral (
  select id, first_name, last_name, avatar_url from users where users.id = member.user_id offset 0
) person`;

/** The order of every list of own people. */
export const byName = sql`person.last_name, person.first_name, person.id, session.start_date desc, session.id`;

/** A page of members, so that nothing is worked out for those that are not shown. */
export function pageOfMembers(members: SQL, page: RowPage): SQL {
  return sql`(select member.* from ${members} member
    ${personOfMember}
    join course_sessions session on session.id = member.course_session_id
    order by ${byName} ${limited(page)})`;
}

/** How many rows a select in brackets has. */
export async function countRows(db: Database, rows: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${rows} members`);
  return row?.count ?? 0;
}

/** Whether all people are wanted, by name: then the database need not look at those beyond the page. */
export function isWhole({ state, search, sort, descending }: ListView<string, string>): boolean {
  return state === 'all' && search.trim() === '' && sort === 'name' && !descending;
}

interface Rows<Row, Weighed, State extends string, Sort extends string> {
  /** people of a select in brackets, by name */
  readonly read: (members: SQL) => Promise<Row[]>;
  readonly members: SQL;
  /** all of `members`, with what `shown` looks at: the page and its length are both taken from them */
  readonly readAll: () => Promise<Weighed[]>;
  readonly shown: (rows: readonly Weighed[], view: ListView<State, Sort>) => Weighed[];
  /** the rows of the page, in its order */
  readonly complete: (page: Weighed[]) => Promise<Row[]>;
}

/** The rows of a page of a list; the rules of search, filter and order are those of the domain. */
export async function readAgentList<Row, Weighed, State extends string, Sort extends string>(
  { view, page }: AgentList<State, Sort>,
  { read, members, readAll, shown, complete }: Rows<Row, Weighed, State, Sort>,
): Promise<Row[]> {
  if (isWhole(view)) return read(pageOfMembers(members, page));
  return complete(shown(await readAll(), view).slice(page.offset, page.offset + page.first));
}

interface Enrolled {
  readonly enrolment_id: string;
}

/** The rows of just these people, in their order. */
export async function readPage<Row extends Enrolled>(
  page: readonly Enrolled[],
  selection: AgentSelection,
  read: (members: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ enrolment_id }) => enrolment_id);
  const members = membersIn({ ...selection, enrolments: theseEnrolments(ids) });
  const found = new Map((await read(members)).map((row) => [row.enrolment_id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** How many rows the list has on all pages. */
export async function countAgentList<Row, Weighed, State extends string, Sort extends string>(
  db: Database,
  view: ListView<State, Sort>,
  { members, readAll, shown }: Rows<Row, Weighed, State, Sort>,
): Promise<number> {
  return isWhole({ ...view, sort: 'name', descending: false })
    ? countRows(db, members)
    : shown(await readAll(), view).length;
}
