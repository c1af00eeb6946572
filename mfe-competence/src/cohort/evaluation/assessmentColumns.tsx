import type { CohortAssessment } from '@learn/contracts';
import { Icon, Inline, toneColor } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import { AssessmentRing } from '../../assessment/AssessmentRing.tsx';
import { type Assessment, assessments } from '../../assessment/assessment.ts';
import { assessmentStyle } from '../../assessment/assessmentStyle.ts';
import type { TranslateText } from '../../texts.ts';
import { memberColumns } from '../MemberCell.tsx';
import { countsOf } from './countsOf.ts';

type Column = TableColumn<CohortAssessment>;

/** Who, in which session, how many criteria they have assessed, and how. */
export function assessmentColumns(t: TranslateText<'cohort'>): readonly Column[] {
  return [
    ...memberColumns(t),
    {
      id: 'assessed',
      head: t('column.assessed'),
      track: 'minmax(0, 1.2fr)',
      card: 'plain',
      cell: (row) => {
        const counts = countsOf(row);
        return (
          <Inline as="span" $gap={8} $nowrap>
            <AssessmentRing counts={counts} size={32} />
            {t('evaluation.ofTotal', { assessed: counts.assessed, total: counts.total })}
          </Inline>
        );
      },
    },
    ...assessments.map((assessment) => column(t, assessment)),
  ];
}

function column(t: TranslateText<'cohort'>, assessment: Assessment): Column {
  const { icon, tone } = assessmentStyle[assessment];
  return {
    id: assessment,
    head: t(`column.${assessment}`),
    track: 'minmax(96px, 1fr)',
    sortable: true,
    cell: (row) => (
      <Inline as="span" $gap={8}>
        <Icon name={icon} size={16} color={toneColor[tone]} />
        <b>{countsOf(row)[assessment]}</b>
      </Inline>
    ),
  };
}
