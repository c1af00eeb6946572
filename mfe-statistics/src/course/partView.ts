import { type Comparison, readComparison } from '@learn/domain';
import { type AddressedFilters, useFilters } from '../filters/useFilters.ts';

/** By what a chart tells values apart, in the order in which they are offered; the first one goes without saying. */
export const dimensions = ['circle', 'region', 'generation', 'session'] as const;

export type Dimension = (typeof dimensions)[number];

/** Records on a page of their list; the server's usual number. */
export const recordsPerPage = 50;

/** What the address of a part says beside its filters. */
export interface PartView {
  readonly by: Dimension;
  readonly comparison: Comparison | undefined;
  /** of the records, from 1 on */
  readonly page: number;
}

/** Reads `?by=`, `?compare=filter:value` and `?page=`; what cannot be counts as not said. */
export function readPartView(parameters: URLSearchParams): PartView {
  const page = Number(parameters.get('page'));
  return {
    by: dimensions.find((dimension) => dimension === parameters.get('by')) ?? dimensions[0],
    comparison: readComparison(parameters.get('compare')),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
}

/** The view of a part with its filters; whatever changes leads back to the first records. */
export function usePartView(): AddressedFilters & PartView {
  const filters = useFilters();
  return {
    ...filters,
    ...readPartView(filters.parameters),
    change: (values) => filters.change({ page: undefined, ...values }),
    query: queryOf(filters.parameters),
  };
}

/** The filters alone: another page begins with its own records. */
function queryOf(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  kept.delete('page');
  return kept.size === 0 ? '' : `?${kept}`;
}
