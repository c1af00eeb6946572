import type { Loadable } from '@learn/contracts';
import { joinLoadables, mapLoadable } from '@learn/platform';
import { type TypedDocumentNode, useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { type FilterVariables, filterVariables } from '../filters/filters.ts';
import type { AddressedFilters } from '../filters/useFilters.ts';
import { type Kept, useKept } from '../page/useKept.ts';
import { groupsPerChart, type PartView, recordsPerPage } from './partView.ts';

interface PartVariables extends FilterVariables {
  course_slug: string;
  by?: 'circle' | 'generation' | 'region' | 'session';
  offset?: number;
  groups_offset?: number;
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
  const chosen = useQuery(document, {
    ...base,
    ...filterVariables(filters),
    ...(page > 1 && { offset: (page - 1) * recordsPerPage }),
  });
  const beside = useQuery(
    document,
    comparison && { ...base, ...filterVariables({ ...filters, [comparison.filter]: comparison.value }) },
  );
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
