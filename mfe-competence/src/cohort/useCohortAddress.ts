import { useSearchParams } from '@learn/platform/router';
import type { TableSort } from '@learn/ui/table';
import { useMemo } from 'react';
import {
  type CohortFilter,
  type CohortView,
  namedSort,
  readCohortSort,
  readCohortView,
  withCohort,
  withoutChoices,
} from './cohortAddress.ts';

export interface CohortAddress {
  readonly view: CohortView;
  readonly sort: TableSort;
  readonly choose: (name: CohortFilter, value: string | undefined) => void;
  readonly search: (words: string) => void;
  readonly sortBy: (sort: TableSort) => void;
  /** takes choices away without a step for the browser's own button */
  readonly forget: (names: readonly CohortFilter[]) => void;
  readonly reset: () => void;
}

/**
 * Choice and order live in the address: they survive a reload, and a link shows the same. A choice can be taken back with
 * the browser's own button; a search cannot, it would leave a step for every pause in typing.
 */
export function useCohortAddress(): CohortAddress {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => readCohortView(parameters), [parameters]);
  const sort = useMemo(() => readCohortSort(parameters), [parameters]);
  const go = (next: (present: URLSearchParams) => URLSearchParams, replace = false) =>
    setParameters(next, { replace, preventScrollReset: true });
  return {
    view,
    sort,
    choose: (name, value) => go((present) => withCohort(present, { [name]: value })),
    search: (words) => go((present) => withCohort(present, { search: words }), true),
    sortBy: (wanted) => go((present) => withCohort(present, { sort: namedSort(wanted) })),
    forget: (names) =>
      go((present) => withCohort(present, Object.fromEntries(names.map((name) => [name, undefined]))), true),
    reset: () => go(withoutChoices),
  };
}
