import { useSearchParams } from '@learn/platform/router';
import { useCallback } from 'react';
import { type Filters, filterNames, readFilters, withParameters } from './filters.ts';

/** The filters of the page, which live in its address, and what changes them there. */
export interface AddressedFilters {
  readonly filters: Filters;
  readonly parameters: URLSearchParams;
  /** changes parameters of the address, and leaves focus, scroll position and history as they are */
  readonly change: (values: Readonly<Record<string, string | undefined>>) => void;
  /** takes all filters away */
  readonly reset: () => void;
  /** the address' query with its question mark, for links to pages with the same filters; empty without */
  readonly query: string;
}

/** @see AddressedFilters */
export function useFilters(): AddressedFilters {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>) =>
      setParameters((current) => withParameters(current, values), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParameters],
  );
  const reset = useCallback(
    () => change(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
    [change],
  );
  const kept = parameters.toString();
  return {
    filters: readFilters(parameters),
    parameters,
    change,
    reset,
    query: kept === '' ? '' : `?${kept}`,
  };
}
