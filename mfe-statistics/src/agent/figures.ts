import { formatNumber } from '@learn/domain';
import type { AssignmentSumsFragment } from '../__generated__/graphql.ts';
import type { TranslateText } from '../texts.ts';

type Sums = Pick<
  AssignmentSumsFragment,
  'average_passed' | 'average_evaluation_percent' | 'total_passed' | 'total_failed' | 'total_unranked'
>;

/** The figures of assignments: passed, points, evaluated and open. */
export function assignmentFigures(sums: Sums, t: TranslateText<'agent'>) {
  const evaluated = (sums.total_passed ?? 0) + (sums.total_failed ?? 0);
  const open = sums.total_unranked ?? 0;
  return [
    { id: 'passed', value: percentOf(sums.average_passed), text: t('figure.passed') },
    { id: 'points', value: percentOf(sums.average_evaluation_percent), text: t('figure.points') },
    { id: 'evaluated', value: formatNumber(evaluated), text: t('figure.evaluated', { count: evaluated }) },
    { id: 'open', value: formatNumber(open), text: t('figure.open', { count: open }) },
  ];
}

function percentOf(percent: number | null): string {
  return percent === null ? '–' : `${formatNumber(percent)} %`;
}
