import { formatNumber } from '@learn/domain';
import { color } from '@learn/ui';
import type { CompetenceSumsFragment } from '../../__generated__/graphql.ts';
import { useTexts } from '../../texts.ts';
import { formatPercent } from '../figures.ts';
import { groupRows } from '../groupRows.ts';
import { type PartCharter, summariesOf } from '../partChart.ts';
import { type GroupReader, whyNot } from '../whyNot.ts';

/** How participants assess themselves, by groups; beside another selection as shares, so that both can be compared. */
export function useCompetenceChart(): PartCharter<'competences', CompetenceSumsFragment> {
  const { t } = useTexts('part');
  const shareOf: GroupReader<CompetenceSumsFragment> = (sums) => {
    const success = sums.success_total ?? 0;
    const total = success + (sums.fail_total ?? 0);
    if (sums.withheld === null && sums.total_records === 0) return undefined;
    return {
      value: total === 0 ? null : (success * 100) / total,
      withheld: whyNot(sums.withheld, t('competence.notYet'), t),
    };
  };
  return (groups, compared, series) => {
    const chosen = summariesOf(groups, 'competences');
    if (compared && series)
      return {
        kind: 'bars',
        unit: t('percent'),
        max: 100,
        format: formatPercent,
        series,
        rows: groupRows(chosen, summariesOf(compared, 'competences'), shareOf),
      };
    return {
      kind: 'stacked',
      unit: t('assessments'),
      format: formatNumber,
      series: [
        { id: 'success', label: t('competence.success'), colour: color.finished },
        { id: 'fail', label: t('competence.fail'), colour: color.waiting },
      ],
      rows: chosen
        .filter(({ summary }) => summary.withheld !== null || summary.total_records > 0)
        .map(({ key, label, summary }) => ({
          id: key,
          label,
          values: [summary.success_total, summary.fail_total],
          withheld: whyNot(summary.withheld, t('competence.notYet'), t),
        })),
    };
  };
}
