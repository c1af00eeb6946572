import { withParameters } from '@learn/contracts';
import { isUuid } from '@learn/domain';
import { useSearchParams } from '@learn/platform/router';
import type { TableSort } from '@learn/ui/table';
import { useMemo } from 'react';

/** What an address chooses of a list, by name; the search is one of them. */
export type ListChoice<Name extends string> = { readonly [Key in Name | 'search']?: string };

/** What each filter of a list takes: the id of something, any text, or one of these values. */
export type ListFilters<Name extends string> = {
  readonly [Key in Name]: 'id' | 'text' | readonly string[];
};

export interface ListAddress<Name extends string> {
  readonly chosen: ListChoice<Name>;
  readonly sort: TableSort;
  /** the order as the server writes it, `-start_date` */
  readonly sortName: string;
  readonly choose: (name: Name, value: string | undefined) => void;
  readonly search: (words: string) => void;
  readonly sortBy: (sort: TableSort) => void;
  readonly reset: () => void;
}

const longestText = 200;

/**
 * Search, filters and order of a list live in its address: they survive a reload, and a link shows the same. A choice can be
 * taken back with the browser's own button; a search cannot, it would leave a step for every pause in typing. What an address
 * says and cannot be meant is left out.
 * @param filters what each filter takes by its name, and `sorts` the names of the columns, of which the first is the usual order;
 * the same objects at every render
 */
export function useListAddress<Name extends string>(
  filters: ListFilters<Name>,
  sorts: readonly [string, ...string[]],
): ListAddress<Name> {
  const [parameters, setParameters] = useSearchParams();
  const chosen = useMemo(() => readChoice(parameters, filters), [parameters, filters]);
  const sortName = readSort(parameters.get('sort'), sorts);
  const sort = useMemo(() => sortOf(sortName), [sortName]);
  const write = (values: Readonly<Record<string, string | undefined>>, replace = false) =>
    setParameters((present) => withParameters(present, values), { replace, preventScrollReset: true });
  return {
    chosen,
    sort,
    sortName,
    choose: (name, value) => write({ [name]: value }),
    search: (search) => write({ search }, true),
    sortBy: ({ column, descending }) => {
      const sort = descending ? `-${column}` : column;
      write({ sort: sort === sorts[0] ? undefined : sort });
    },
    reset: () =>
      write(Object.fromEntries(['search', ...Object.keys(filters)].map((name) => [name, undefined]))),
  };
}

function readChoice<Name extends string>(
  parameters: URLSearchParams,
  filters: ListFilters<Name>,
): ListChoice<Name> {
  const takes: Readonly<Record<string, ListFilters<Name>[Name]>> = { search: 'text', ...filters };
  const entries = Object.entries(takes).flatMap(([name, taken]) => {
    const value = parameters.get(name)?.trim().slice(0, longestText);
    return value && isTaken(value, taken) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

function isTaken(value: string, taken: ListFilters<string>[string]): boolean {
  if (taken === 'id') return isUuid(value);
  return taken === 'text' || taken.includes(value);
}

/** A mistyped order is the usual one. */
function readSort(written: string | null, sorts: readonly [string, ...string[]]): string {
  const column = written?.replace(/^-/, '');
  return written !== null && sorts.some((one) => one.replace(/^-/, '') === column) ? written : sorts[0];
}

function sortOf(name: string): TableSort {
  return { column: name.replace(/^-/, ''), descending: name.startsWith('-') };
}
