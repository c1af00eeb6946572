import type { ListView } from '@learn/domain';
import { withParameters } from './withParameters.ts';

/** What the address of a list may say. */
export interface ListChoices<State extends string, Sort extends string> {
  readonly states: readonly State[];
  /** the first one goes without saying */
  readonly sorts: readonly [Sort, ...Sort[]];
}

/** Reads `?state=`, `?search=` and `?sort=[-]column`; what a list does not know counts as not said. */
export function readListView<State extends string, Sort extends string>(
  parameters: URLSearchParams,
  { states, sorts }: ListChoices<State, Sort>,
): ListView<State, Sort> {
  const sort = parameters.get('sort') ?? '';
  const descending = sort.startsWith('-');
  const column = descending ? sort.slice(1) : sort;
  return {
    state: states.find((state) => state === parameters.get('state')) ?? 'all',
    search: parameters.get('search') ?? '',
    sort: sorts.find((one) => one === column) ?? sorts[0],
    descending,
  };
}

/** The address' parameters with a change of the list, others as they are; nothing that goes without saying. */
export function withListView<State extends string, Sort extends string>(
  parameters: URLSearchParams,
  change: Partial<ListView<State, Sort>>,
  choices: ListChoices<State, Sort>,
): URLSearchParams {
  const { state, search, sort, descending } = { ...readListView(parameters, choices), ...change };
  const usual = sort === choices.sorts[0] ? '' : sort;
  return withParameters(parameters, {
    state: state === 'all' ? '' : state,
    search,
    sort: descending ? `-${sort}` : usual,
  });
}
