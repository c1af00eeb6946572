import { withParameters } from '@learn/contracts';
import { useSearchParams } from '@learn/platform/router';
import type { TableSort } from '@learn/ui/table';
import { useMemo } from 'react';

/** What an address chooses of a list, by name; the search is one of them. */
export type ListChoice<Name extends string> = { readonly [Key in Name | 'search']?: string };

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
 * taken back with the browser's own button; a search cannot, it would leave a step for every pause in typing.
 * @param filters names of the filters, and `sorts` those of the columns, of which the first is the usual order; the same
 * objects at every render
 */
export function useListAddress<Name extends string>(
  filters: readonly Name[],
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
    reset: () => write(Object.fromEntries(['search', ...filters].map((name) => [name, undefined]))),
  };
}

function readChoice<Name extends string>(
  parameters: URLSearchParams,
  filters: readonly Name[],
): ListChoice<Name> {
  const entries = ['search', ...filters].flatMap((name) => {
    const value = parameters.get(name)?.trim().slice(0, longestText);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** A mistyped order is the usual one. */
function readSort(written: string | null, sorts: readonly [string, ...string[]]): string {
  const column = written?.replace(/^-/, '');
  return written !== null && sorts.some((one) => one.replace(/^-/, '') === column) ? written : sorts[0];
}

function sortOf(name: string): TableSort {
  return { column: name.replace(/^-/, ''), descending: name.startsWith('-') };
}
