import { type Comparison, readComparison } from '@learn/domain';
import { type AddressedFilters, useFilters } from '../filters/useFilters.ts';
import { readPage } from '../page/readPage.ts';

/** By what a chart tells values apart, in the order in which they are offered; the first one goes without saying. */
export const dimensions = ['circle', 'region', 'generation', 'session'] as const;

export type Dimension = (typeof dimensions)[number];

/** Records on a page of their list; the server's usual number. */
export const recordsPerPage = 50;

/** Groups in a chart; the server's usual number. */
export const groupsPerChart = 30;

/** What the address of a part says beside its filters. */
export interface PartView {
  readonly by: Dimension;
  readonly comparison: Comparison | undefined;
  /** of the records, from 1 on */
  readonly page: number;
  /** of the chart's groups, from 1 on */
  readonly groupPage: number;
}

/** Reads `?by=`, `?compare=filter:value`, `?page=` and `?groups=`; what cannot be counts as not said. */
export function readPartView(parameters: URLSearchParams): PartView {
  return {
    by: dimensions.find((dimension) => dimension === parameters.get('by')) ?? dimensions[0],
    comparison: readComparison(parameters.get('compare')),
    page: readPage(parameters.get('page')),
    groupPage: readPage(parameters.get('groups')),
  };
}

/** The view of a part with its filters; whatever changes leads back to the first records and groups. */
export function usePartView(): AddressedFilters & PartView {
  const filters = useFilters();
  return {
    ...filters,
    ...readPartView(filters.parameters),
    change: (values) => filters.change({ page: undefined, groups: undefined, ...values }),
    query: queryOf(filters.parameters),
  };
}

/** The filters alone: another page begins with its own records. */
function queryOf(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  kept.delete('page');
  kept.delete('groups');
  return kept.size === 0 ? '' : `?${kept}`;
}
