import { catalogueReader } from '../../assignments/catalogue.ts';
import { certificateList, type ResultRow } from '../../cohorts/certificates.ts';
import { openExportedCohort } from '../../cohorts/cohort.ts';
import { type Column, column } from '../columns.ts';
import type { ExportRequest } from '../exportScope.ts';
import { defineExport, type ExportContext } from '../exportSource.ts';
import { headers } from '../texts.ts';
import { type CohortRow, cohortParts, memberColumns } from './cohortRows.ts';

type Row = CohortRow<ResultRow>;

/**
 * A row per participant and session with the official grade of each certificate, as in the list of grades under the same
 * filters and in its order. A grade of which the reader does not see all assignments is marked as partial.
 */
export const certificateGradesExport = defineExport<Row>(
  async (request, context) => [
    ...memberColumns,
    ...(await gradeColumns(request, context)),
    column('averageGrade', 'decimal', ({ average }) => average && average / 100),
    column('evaluatedCount', 'integer', (row) => row.evaluated_count),
    column('openCount', 'integer', (row) => row.open_count),
    column('partialGrade', 'text', ({ is_partial }, language) =>
      is_partial ? headers.yes[language] : headers.no[language],
    ),
  ],
  cohortParts<ResultRow>({
    kind: 'evaluation',
    listOf: ({ course, cohort }, _scope, { db }) => certificateList(db, course, cohort),
  }),
);

async function gradeColumns({ scopes }: ExportRequest, { db }: ExportContext): Promise<Column<Row>[]> {
  const catalogues = await Promise.all(
    scopes.map(async ({ courseId, viewer }) => {
      const { course } = await openExportedCohort(db, { courseId, viewer, kind: 'evaluation' });
      return catalogueReader(db)(course);
    }),
  );
  return catalogues
    .flatMap(({ certificates }) => certificates)
    .map(({ id, titles }) =>
      column(titles, 'decimal', ({ certificates }) => {
        const half = certificates.find((grade) => grade.id === id)?.half;
        return half == null ? null : half / 2 + 1;
      }),
    );
}
