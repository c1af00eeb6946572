import { endpoints } from '@learn/contracts';
import { writeComparison } from '@learn/domain';
import { rest } from '@learn/platform';
import type { ExportOf } from '../chart/Downloads.tsx';
import { filterVariables } from '../filters/filters.ts';
import type { AddressedFilters } from '../filters/useFilters.ts';
import type { PartName } from './pages.ts';
import type { PartView } from './partView.ts';

/** What the chart of outcomes shows as a spreadsheet, under the same filters. */
export function outcomeExportOf(courseId: string, { filters }: Pick<AddressedFilters, 'filters'>): ExportOf {
  return (format) =>
    rest.file(endpoints.outcomeExport, {
      params: { courseId },
      query: { ...filterVariables(filters), format },
    });
}

/** What a part's chart shows as a spreadsheet: the same groups under the same filters, with the compared ones. */
export function exportOf(
  courseId: string,
  part: PartName,
  { filters, by, comparison }: Pick<AddressedFilters, 'filters'> & Pick<PartView, 'by'> & Partial<PartView>,
): ExportOf {
  return (format) =>
    rest.file(endpoints.statisticsExport, {
      params: { courseId, part },
      query: {
        ...filterVariables(filters),
        by,
        format,
        ...(comparison && { compare: writeComparison(comparison) }),
      },
    });
}
