import { formatNumber } from '@learn/domain';
import { color, Text } from '@learn/ui';
import type { AssignmentSumsFragment } from '../../__generated__/graphql.ts';
import { Chart } from '../../chart/Chart.tsx';
import type { ExportOf } from '../../chart/Downloads.tsx';
import { useTexts } from '../../texts.ts';
import { formatPercent, withheldText } from '../figures.ts';

interface OutcomesProps {
  readonly sums: AssignmentSumsFragment;
  /** the values as a spreadsheet */
  readonly exportOf: ExportOf;
}

/** How many evaluations have which outcome, as a ring. */
export function Outcomes({ sums, exportOf }: OutcomesProps) {
  const { t } = useTexts('part');
  const { t: course } = useTexts('course');
  const { total_passed, total_failed, total_unranked, average_evaluation_percent: points } = sums;
  const slices = [
    { id: 'passed', label: t('assignment.passed'), values: [total_passed], colour: color.finished },
    { id: 'failed', label: t('assignment.failed'), values: [total_failed], colour: color.failed },
    { id: 'open', label: t('assignment.open'), values: [total_unranked], colour: color.none },
  ];
  return (
    <Chart
      level={2}
      exportOf={exportOf}
      content={{
        kind: 'pie',
        title: t('assignment.outcomes'),
        unit: t('works'),
        sentence: t('assignment.outcomesSentence'),
        rowHead: t('assignment.outcome'),
        series: [{ id: 'count', label: t('works'), colour: color.progress }],
        rows: sums.withheld === null && sums.total_records > 0 ? slices : [],
        none: withheldText(sums.withheld, course),
        format: formatNumber,
      }}
    >
      {points !== null && <Text>{course('assignment.points', { percent: formatPercent(points) })}</Text>}
    </Chart>
  );
}
