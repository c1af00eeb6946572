import { type AgentRole, agentRoles, type ListView } from '@learn/domain';

/** Rows of a list that are asked for at once. */
export const rowsPerPage = 100;

/** What the address of a list may say. */
export interface ListChoices<State extends string, Sort extends string> {
  readonly states: readonly State[];
  readonly sorts: readonly Sort[];
}

/** A list as the address says it: `?session=&state=&search=&sort=[-]column&page=`. */
export interface AgentView<State extends string, Sort extends string> extends ListView<State, Sort> {
  readonly session: string | undefined;
  /** from 1 on */
  readonly page: number;
}

/** Reads the address; what a list does not know counts as not said. */
export function readAgentView<State extends string, Sort extends string>(
  parameters: URLSearchParams,
  { states, sorts }: ListChoices<State, Sort>,
): AgentView<State, Sort | 'name'> {
  const sort = parameters.get('sort') ?? '';
  const descending = sort.startsWith('-');
  const column = descending ? sort.slice(1) : sort;
  const page = parameters.get('page') ?? '';
  return {
    session: parameters.get('session') || undefined,
    state: states.find((state) => state === parameters.get('state')) ?? 'all',
    search: parameters.get('search') ?? '',
    sort: sorts.find((one) => one === column) ?? 'name',
    descending,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The variables of a query; nothing that goes without saying, as in the data that a page brings. */
export function viewVariables<State extends string, Sort extends string>({
  session,
  state,
  search,
  sort,
  descending,
  page,
}: AgentView<State, Sort>) {
  return {
    ...(session !== undefined && { course_session_ids: session }),
    ...(state !== 'all' && { state }),
    ...(search !== '' && { search }),
    ...(sort !== 'name' && { sort }),
    ...(descending && { descending }),
    ...(page > 1 && { offset: (page - 1) * rowsPerPage }),
  };
}

/** The parameters of the address that change with the list; another list begins on its first page. */
export function viewParameters<State extends string, Sort extends string>(
  view: AgentView<State, Sort>,
  change: Partial<AgentView<State, Sort>>,
): Readonly<Record<string, string | undefined>> {
  const { session, state, search, sort, descending, page } = { ...view, page: 1, ...change };
  const usual = sort === 'name' ? undefined : sort;
  return {
    session,
    state: state === 'all' ? undefined : state,
    search,
    sort: descending ? `-${sort}` : usual,
    page: page > 1 ? String(page) : undefined,
  };
}

/** The role that an address names; undefined where there is none of that name. */
export function agentRoleOf(name: string | undefined): AgentRole | undefined {
  return agentRoles.find((role) => role === name);
}
