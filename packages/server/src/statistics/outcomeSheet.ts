import type { Localised } from '@learn/contracts';
import { type Column, column } from '../exports/columns.ts';
import { headers } from '../exports/texts.ts';
import type { AssignmentSummary } from './assignmentStatistics.ts';

interface Outcome {
  readonly label: Localised;
  readonly count: number | null;
}

/** The columns of a chart of outcomes. */
export const outcomeColumns: readonly Column<Outcome>[] = [
  column('result', 'text', ({ label }, language) => label[language]),
  column('works', 'integer', ({ count }) => count),
];

/** How many works have which outcome, as charts show it. */
export function outcomeRows({
  total_passed,
  total_failed,
  total_unranked,
}: Pick<AssignmentSummary, 'total_passed' | 'total_failed' | 'total_unranked'>): Outcome[] {
  return [
    { label: headers.passed, count: total_passed },
    { label: headers.failed, count: total_failed },
    { label: headers.notEvaluated, count: total_unranked },
  ];
}

/** Name of the sheet, and beginning of that of the file. */
export const outcomeTexts: Localised = { de: 'Ergebnisse', fr: 'Résultats', it: 'Risultati' };
