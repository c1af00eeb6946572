import { formatNumber } from '@learn/domain';
import { color } from '@learn/ui';
import type { AssignmentSumsFragment } from '../../__generated__/graphql.ts';
import { useTexts } from '../../texts.ts';
import { formatPercent } from '../figures.ts';
import { groupRows } from '../groupRows.ts';
import { type PartCharter, summariesOf } from '../partChart.ts';
import { type GroupReader, whyNot } from '../whyNot.ts';

/** The share of evaluated work that is passed, by groups. */
export function useAssignmentChart(): PartCharter<'assignments', AssignmentSumsFragment> {
  const { t } = useTexts('part');
  const read: GroupReader<AssignmentSumsFragment> = (sums) => {
    if (sums.withheld === null && sums.total_records === 0) return undefined;
    const evaluated = (sums.total_passed ?? 0) + (sums.total_failed ?? 0);
    const counts = t('assignment.detail', { passed: formatNumber(sums.total_passed ?? 0), evaluated });
    return {
      value: sums.average_passed,
      detail: sums.average_passed === null ? undefined : counts,
      withheld: whyNot(sums.withheld, evaluated === 0 && t('assignment.notYet'), t, counts),
    };
  };
  return (groups, compared, series) => ({
    kind: 'bars',
    unit: t('percent'),
    max: 100,
    format: formatPercent,
    series: series ?? [{ id: 'passed', label: t('assignment.passed'), colour: color.finished }],
    rows: groupRows(
      summariesOf(groups, 'assignments'),
      compared && summariesOf(compared, 'assignments'),
      read,
    ),
  });
}
