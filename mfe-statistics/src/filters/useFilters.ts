import { withParameters } from '@learn/contracts';
import { useSearchParams } from '@learn/platform/router';
import { useCallback } from 'react';
import { type Filters, noFilters, readFilters } from './filters.ts';

type ParameterValues = Parameters<typeof withParameters>[1];

/** The filters of the page, which live in its address, and what changes them there. */
export interface AddressedFilters {
  readonly filters: Filters;
  readonly parameters: URLSearchParams;
  /** changes parameters of the address, and leaves focus, scroll position and history as they are */
  readonly change: (values: ParameterValues) => void;
  /** the same by a function of the parameters */
  readonly update: (next: (current: URLSearchParams) => URLSearchParams) => void;
  /** takes all filters away */
  readonly reset: () => void;
  /** the address' query with its question mark, for links to pages with the same filters; empty without */
  readonly query: string;
}

/** @see AddressedFilters */
export function useFilters(): AddressedFilters {
  const [parameters, setParameters] = useSearchParams();
  const update = useCallback(
    (next: (current: URLSearchParams) => URLSearchParams) =>
      setParameters(next, { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  const change = useCallback(
    (values: ParameterValues) => update((current) => withParameters(current, values)),
    [update],
  );
  const reset = useCallback(() => change(noFilters), [change]);
  const kept = parameters.toString();
  return {
    filters: readFilters(parameters),
    parameters,
    change,
    update,
    reset,
    query: kept === '' ? '' : `?${kept}`,
  };
}
