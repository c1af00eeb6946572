import { recordPage } from '@learn/contracts/endpoints';
import {
  gradeSorts,
  gradeStates,
  type ListView,
  progressSorts,
  progressStates,
  resultSorts,
  resultStates,
} from '@learn/domain';
import { builder } from '../../graphql/builder.ts';
import { rowPage } from '../../graphql/rowPage.ts';
import type { AgentList } from '../agentPeople.ts';

const ProgressStateType = builder.enumType('AgentProgressState', { values: progressStates });
const ProgressSortType = builder.enumType('AgentProgressSort', { values: progressSorts });
const GradeStateType = builder.enumType('AgentGradeState', { values: gradeStates });
const GradeSortType = builder.enumType('AgentGradeSort', { values: gradeSorts });
const ResultStateType = builder.enumType('AgentResultState', { values: resultStates });
const ResultSortType = builder.enumType('AgentResultSort', { values: resultSorts });

/** Arguments of the list of progress and of its length. */
export const progressFilter = builder.args((t) => ({
  state: t.field({ type: ProgressStateType }),
  search: t.string({ description: 'beginnings of names' }),
}));

export const progressOrder = builder.args((t) => ({
  sort: t.field({ type: ProgressSortType }),
  descending: t.boolean(),
}));

/** Arguments of the list of grades and of its length. */
export const gradeFilter = builder.args((t) => ({
  state: t.field({ type: GradeStateType }),
  search: t.string({ description: 'beginnings of names' }),
}));

export const gradeOrder = builder.args((t) => ({
  sort: t.field({ type: GradeSortType }),
  descending: t.boolean(),
}));

/** Arguments of the list of results and of its length. */
export const resultFilter = builder.args((t) => ({
  state: t.field({ type: ResultStateType }),
  search: t.string({ description: 'beginnings of names' }),
}));

export const resultOrder = builder.args((t) => ({
  sort: t.field({ type: ResultSortType }),
  descending: t.boolean(),
}));

interface ListArguments<State extends string, Sort extends string> {
  readonly state?: State | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort?: Sort | 'name' | null | undefined;
  readonly descending?: boolean | null | undefined;
}

/** What of a list is asked for; all people by name where nothing is said. */
export function viewOf<State extends string, Sort extends string>({
  state,
  search,
  sort,
  descending,
}: ListArguments<State, Sort>): ListView<State, Sort | 'name'> {
  return {
    state: state ?? 'all',
    search: search ?? '',
    sort: sort ?? 'name',
    descending: descending ?? false,
  };
}

/** The same with the rows that are asked for. @throws validation_failed for a page that is too great */
export function listOf<State extends string, Sort extends string>(
  given: ListArguments<State, Sort> & Parameters<typeof rowPage>[0],
): AgentList<State, Sort | 'name'> {
  return { view: viewOf(given), page: rowPage(given, recordPage) };
}
