import type { CohortAssessmentSummary } from '@learn/contracts';
import { formatNumber } from '@learn/domain';
import { Card, Figure, Icon, Inline, Stack, space, Text, toneColor } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { AssessmentRing } from '../../assessment/AssessmentRing.tsx';
import { assessments } from '../../assessment/assessment.ts';
import { assessmentStyle } from '../../assessment/assessmentStyle.ts';
import { useTexts } from '../../texts.ts';
import { countsOf } from './countsOf.ts';

const Line = styled.li`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-height: 28px;
`;

/** How a cohort assesses itself: the share of assessed criteria, and of each assessment. */
export function AssessmentFigures({ summary }: { summary: CohortAssessmentSummary }) {
  const { t } = useTexts('cohort');
  const counts = countsOf(summary);
  const people = summary.person_count ?? 0;
  if (counts.total === 0) return <Text $tone="secondary">{t('evaluation.none')}</Text>;
  const percent = (count: number) => `${Math.round((count * 100) / counts.total)} %`;
  return (
    <Card as="section" aria-label={t('evaluation.figures')}>
      <Stack $gap={16}>
        <Figure value={percent(counts.assessed)}>{t('evaluation.assessedBy', { count: people })}</Figure>
        <Inline $gap={24} $nowrap>
          <AssessmentRing counts={counts} size={88} />
          <ul>
            {assessments.map((assessment) => {
              const { icon, tone } = assessmentStyle[assessment];
              return (
                <Line key={assessment}>
                  <Icon name={icon} size={16} color={toneColor[tone]} />
                  <Text as="span" $size={14}>
                    <strong>{percent(counts[assessment])}</strong> {t(`column.${assessment}`)} (
                    {formatNumber(counts[assessment])})
                  </Text>
                </Line>
              );
            })}
          </ul>
        </Inline>
      </Stack>
    </Card>
  );
}
