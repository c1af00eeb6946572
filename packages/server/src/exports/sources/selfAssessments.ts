import { assessmentFigures } from '../../cohorts/assessmentFigures.ts';
import { assessmentOrder, type CountRow } from '../../cohorts/assessments.ts';
import { column } from '../columns.ts';
import { defineExport } from '../exportSource.ts';
import { type CohortRow, cohortParts, memberColumns } from './cohortRows.ts';

/** A row per participant and session, as in the list of self-assessments under the same filters and in its order. */
export const selfAssessmentsExport = defineExport<CohortRow<CountRow>>(
  [
    ...memberColumns,
    column('criteria', 'integer', (row) => row.total_count),
    column('canDo', 'integer', (row) => row.success_count),
    column('lookAgain', 'integer', (row) => row.fail_count),
    column('notAssessed', 'integer', (row) => row.open_count),
  ],
  cohortParts<CountRow>({
    kind: 'selfAssessment',
    listOf: async ({ cohort }, { circleKeys }) => ({
      figures: assessmentFigures(cohort, circleKeys),
      orderOf: assessmentOrder,
    }),
  }),
);
