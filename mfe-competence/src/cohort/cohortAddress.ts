import { isUuid } from '@learn/domain';
import type { TableSort } from '@learn/ui/table';

/** By what the people of a cohort are chosen, in the order of the page; the search is apart. */
export const cohortFilters = ['session', 'region', 'generation', 'circle'] as const;

export type CohortFilter = (typeof cohortFilters)[number];

/** What of a cohort is shown, as the address says it. */
export type CohortView = { readonly [Name in CohortFilter | 'search']?: string };

const ids: readonly string[] = ['session', 'circle'] satisfies CohortFilter[];
const longestText = 200;

/** Reads what an address chooses; what cannot be it is left out, so that a mistyped address shows everybody. */
export function readCohortView(parameters: URLSearchParams): CohortView {
  const entries = [...cohortFilters, 'search'].flatMap((name) => {
    const value = parameters.get(name)?.trim().slice(0, longestText);
    return value && (!ids.includes(name) || isUuid(value)) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The order that a list has without one in its address. */
const byName: TableSort = { column: 'name', descending: false };

/** Reads the order of an address; by name without one. */
export function readCohortSort(parameters: URLSearchParams): TableSort {
  const sort = parameters.get('sort') ?? '';
  return sort === '' ? byName : { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') };
}

/** The order where a list has that column, else by name: an address may be mistyped, or older than the list. */
export function sortAmong(
  columns: readonly { readonly id: string; readonly sortable?: boolean }[],
  sort: TableSort,
): TableSort {
  return columns.some(({ id, sortable }) => sortable && id === sort.column) ? sort : byName;
}

/** The order as the server writes it. */
export function writeSort({ column, descending }: TableSort): string {
  return descending ? `-${column}` : column;
}

/** The order as an address names it: by name without one, as the server sorts by itself. */
export function namedSort(sort: TableSort): string | undefined {
  const written = writeSort(sort);
  return written === 'name' ? undefined : written;
}

/** The parameters with other values; undefined takes one away. A session belongs to its region and generation. */
export function withCohort(
  parameters: URLSearchParams,
  change: Readonly<Partial<Record<CohortFilter | 'search' | 'sort', string | undefined>>>,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if ('region' in change || 'generation' in change) next.delete('session');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The parameters without any choice; the order stays. */
export function withoutChoices(parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of [...cohortFilters, 'search']) next.delete(name);
  return next;
}
