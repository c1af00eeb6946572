import { useSearchParams } from '@learn/platform/router';
import type { TableSort } from '@learn/ui/table';
import { useMemo } from 'react';
import {
  type FilterName,
  type PersonFilters,
  readFilters,
  readSort,
  withFilter,
  withoutFilters,
  withSort,
} from './personFilters.ts';

export interface PersonsAddress {
  readonly filters: PersonFilters;
  readonly sort: TableSort;
  /** `?course=…`, to take the filters along to the other page; empty without any */
  readonly query: string;
  readonly setFilter: (name: FilterName, value: string | undefined) => void;
  readonly setSort: (sort: TableSort) => void;
  readonly search: (value: string) => void;
  readonly reset: () => void;
}

/**
 * Filters and order live in the address: they survive a reload, and a link shows the same. A choice can be taken back with
 * the browser's own button; a search cannot, it would leave a step for every pause in typing.
 * @param withMetrics results are shown, and may order and filter
 */
export function usePersonsAddress(withMetrics: boolean): PersonsAddress {
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => readFilters(parameters, withMetrics), [parameters, withMetrics]);
  const sort = useMemo(() => readSort(parameters, withMetrics), [parameters, withMetrics]);
  const go = (next: (current: URLSearchParams) => URLSearchParams, replace = false) =>
    setParameters(next, { replace, preventScrollReset: true });
  return {
    filters,
    sort,
    query: parameters.size === 0 ? '' : `?${parameters}`,
    setFilter: (name, value) => go((current) => withFilter(current, name, value)),
    setSort: (wanted) => go((current) => withSort(current, wanted)),
    search: (value) => go((current) => withFilter(current, 'search', value), true),
    reset: () => go(withoutFilters),
  };
}
