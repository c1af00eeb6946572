import { matchesWords } from './matchesWords.ts';

/** What of a list of people is shown, as an address says it. */
export interface ListView<State extends string, Sort extends string> {
  readonly state: State | 'all';
  readonly search: string;
  readonly sort: Sort;
  readonly descending: boolean;
}

/** By what the people of a list are found and sorted. */
export interface ListRules<Row, State extends string, Sort extends string> {
  readonly isIn: (state: State, row: Row) => boolean;
  /** what the search looks in */
  readonly searched: (row: Row) => string;
  /** by which rows are sorted; undefined for those without, which come last in both directions */
  readonly figures: Readonly<Record<Exclude<Sort, 'name'>, (row: Row) => number | undefined>>;
}

/** The people that pass filter and search, in their order; of equals by name. @param rows by name */
export function shownRows<Row, State extends string, Sort extends string>(
  rows: readonly Row[],
  { state, search, sort, descending }: ListView<State, Sort>,
  { isIn, searched, figures }: ListRules<Row, State, Sort>,
): Row[] {
  const found = rows.filter(
    (row) => (state === 'all' || isIn(state, row)) && matchesWords(search, searched(row)),
  );
  if (sort === 'name') return descending ? found.toReversed() : found;
  const figure = figures[sort as Exclude<Sort, 'name'>];
  return found.toSorted((left, right) => compare(figure(left), figure(right), descending));
}

function compare(left: number | undefined, right: number | undefined, descending: boolean): number {
  if (left === undefined || right === undefined)
    return Number(left === undefined) - Number(right === undefined);
  return descending ? right - left : left - right;
}
