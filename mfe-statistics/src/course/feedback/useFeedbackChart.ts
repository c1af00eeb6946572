import { formatSatisfaction, minimumForAverages, satisfactionMax } from '@learn/domain';
import { color } from '@learn/ui';
import type { FeedbackSumsFragment } from '../../__generated__/graphql.ts';
import { useTexts } from '../../texts.ts';
import { groupRows } from '../groupRows.ts';
import { type PartCharter, summariesOf } from '../partChart.ts';
import type { GroupReader } from '../whyNot.ts';

/** The satisfaction of participants, by groups. */
export function useFeedbackChart(): PartCharter<'feedback_responses', FeedbackSumsFragment> {
  const { t } = useTexts('part');
  const read: GroupReader<FeedbackSumsFragment> = (sums) => {
    const { satisfaction_average: value, total_responses: count } = sums;
    if (sums.withheld) return { value: null, withheld: t(`feedback.whyNot.${sums.withheld}`) };
    if (sums.total_records === 0) return undefined;
    return {
      value,
      detail: value === null ? undefined : t('feedback.answers', { count }),
      withheld:
        count === 0 ? t('feedback.notYet') : t('feedback.tooFew', { count, minimum: minimumForAverages }),
    };
  };
  return (groups, compared, series) => ({
    kind: 'bars',
    unit: t('feedback.unit', { max: satisfactionMax }),
    max: satisfactionMax,
    format: formatSatisfaction,
    series: series ?? [{ id: 'satisfaction', label: t('feedback.satisfaction'), colour: color.finished }],
    rows: groupRows(
      summariesOf(groups, 'feedback_responses'),
      compared && summariesOf(compared, 'feedback_responses'),
      read,
    ),
  });
}
