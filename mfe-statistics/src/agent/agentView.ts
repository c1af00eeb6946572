import { type ListChoices, readListView, withListView, withParameters } from '@learn/contracts';
import { type AgentRole, agentRoles, type ListView } from '@learn/domain';
import { readPage } from '../page/readPage.ts';

/** Rows of a list that are asked for at once. */
export const rowsPerPage = 50;

/** A list as the address says it: `?session=&state=&search=&sort=[-]column&page=`. */
export interface AgentView<State extends string, Sort extends string> extends ListView<State, Sort> {
  readonly session: string | undefined;
  /** from 1 on */
  readonly page: number;
}

/** Reads the address; what a list does not know counts as not said. */
export function readAgentView<State extends string, Sort extends string>(
  parameters: URLSearchParams,
  choices: ListChoices<State, Sort>,
): AgentView<State, Sort> {
  return {
    ...readListView(parameters, choices),
    session: parameters.get('session') || undefined,
    page: readPage(parameters.get('page')),
  };
}

/** The variables of a query for figures, which are those of everybody in a session or in all. */
export function sessionVariables({ session }: Pick<AgentView<string, string>, 'session'>) {
  return session === undefined ? {} : { course_session_ids: session };
}

/** The variables of a query for a list; nothing that goes without saying, as in the data that a page brings. */
export function viewVariables<State extends string, Sort extends string>({
  session,
  state,
  search,
  sort,
  descending,
  page,
}: AgentView<State, Sort>) {
  return {
    ...sessionVariables({ session }),
    ...(state !== 'all' && { state }),
    ...(search !== '' && { search }),
    ...(sort !== 'name' && { sort }),
    ...(descending && { descending }),
    ...(page > 1 && { offset: (page - 1) * rowsPerPage }),
  };
}

/** The same for an export, which has all pages. */
export function exportQuery<State extends string, Sort extends string>(view: AgentView<State, Sort>) {
  const { offset: _, descending, ...query } = viewVariables(view);
  return { ...query, ...(descending && { descending: 'true' as const }) };
}

/** The address' parameters with a change of the list, others as they are; another list begins on its first page. */
export function withAgentView<State extends string, Sort extends string>(
  parameters: URLSearchParams,
  change: Partial<AgentView<State, Sort>>,
  choices: ListChoices<State, Sort>,
): URLSearchParams {
  const { session, page } = { ...readAgentView(parameters, choices), page: 1, ...change };
  const paged = withParameters(parameters, { session, page: page > 1 ? String(page) : undefined });
  return withListView(paged, change, choices);
}

/** The role that an address names; undefined where there is none of that name. */
export function agentRoleOf(name: string | undefined): AgentRole | undefined {
  return agentRoles.find((role) => role === name);
}
