import type { Loadable } from '@learn/contracts';
import { joinLoadables, mapLoadable } from '@learn/platform';
import { type TypedDocumentNode, useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import type { StatisticsBeside } from '../__generated__/graphql.ts';
import { type FilterVariables, filterVariables } from '../filters/filters.ts';
import type { AddressedFilters } from '../filters/useFilters.ts';
import { type Kept, useKept } from '../page/useKept.ts';
import { groupsPerChart, type PartView, recordsPerPage } from './partView.ts';

interface PartVariables extends FilterVariables {
  course_slug: string;
  by?: 'circle' | 'generation' | 'region' | 'session';
  offset?: number;
  groups_offset?: number;
  beside?: StatisticsBeside;
}

/** The sessions of the selection that stands beside another one: the chart has a page of the groups of both. */
function besideVariables({ course_session_ids, generations, regions }: FilterVariables): StatisticsBeside {
  return {
    ...(course_session_ids !== undefined && { course_session_ids: [course_session_ids] }),
    ...(generations !== undefined && { generations: [generations] }),
    ...(regions !== undefined && { regions: [regions] }),
  };
}

/** A part of the statistics as it is asked for. */
export type PartDocument<Statistics> = TypedDocumentNode<
  { readonly course_statistics: Statistics },
  PartVariables
>;

/** The chosen selection, and beside it the compared one. */
export interface ShownPart<Statistics> {
  readonly course_statistics: Statistics;
  readonly compared: Statistics | undefined;
}

/** The figures of a part under the filters of the page, and those of the compared selection: the same with one filter replaced. */
export function usePart<Statistics>(
  document: PartDocument<Statistics>,
  { filters, by, comparison, page, groupPage }: AddressedFilters & PartView,
): Loadable<Kept<ShownPart<Statistics>>> {
  const { courseSlug = '' } = useParams();
  const base = {
    course_slug: courseSlug,
    ...(by !== 'circle' && { by }),
    ...(groupPage > 1 && { groups_offset: (groupPage - 1) * groupsPerChart }),
  };
  const own = filterVariables(filters);
  const other = comparison && filterVariables({ ...filters, [comparison.filter]: comparison.value });
  // circles are the same in both selections
  const pagedBeside = (variables: FilterVariables) =>
    by !== 'circle' && { beside: besideVariables(variables) };
  const chosen = useQuery(document, {
    ...base,
    ...own,
    ...(other && pagedBeside(other)),
    ...(page > 1 && { offset: (page - 1) * recordsPerPage }),
  });
  const beside = useQuery(document, other && { ...base, ...other, ...pagedBeside(own) });
  const main = useKept(chosen, courseSlug);
  const compared = useKept(beside, courseSlug);
  if (comparison === undefined)
    return mapLoadable(main, (kept) => ({ ...kept, data: { ...kept.data, compared: undefined } }));
  if (main.state === 'ready' && compared.state === 'loading')
    return mapLoadable(main, (kept) => ({
      ...kept,
      busy: true,
      data: { ...kept.data, compared: undefined },
    }));
  return mapLoadable(joinLoadables({ main, compared }), (both) => ({
    data: { ...both.main.data, compared: both.compared.data.course_statistics },
    busy: both.main.busy || both.compared.busy,
    retry: both.main.retry ?? both.compared.retry,
  }));
}
