import { Card, Figure, Heading, Inline, Stack, StatusPill, Text } from '@learn/ui';
import { useTexts } from '../../../texts.ts';
import type { ContentOf } from '../../contentData.ts';

type Result = NonNullable<ContentOf<'EdoniqTest'>['own_completion']>;

/** Points, percent, grade and whether it is passed, once the result of the test has arrived. */
export function TestResult({ result }: { result: Result }) {
  const { t } = useTexts('event');
  const { grade, evaluation_passed, edoniq_extended_time_flag } = result;
  const points = grade?.points_final ?? result.evaluation_points_final;
  const deducted = grade?.points_deducted ?? 0;
  return (
    <Card>
      <Stack $gap={16}>
        <Inline $gap={12}>
          <Heading level={2}>{t('test.result')}</Heading>
          {evaluation_passed !== null && (
            <StatusPill
              status={evaluation_passed ? 'finished' : 'failed'}
              label={t(evaluation_passed ? 'test.passed' : 'test.failed')}
            />
          )}
        </Inline>
        {grade && <Figure value={grade.official.toFixed(1)}>{t('test.grade')}</Figure>}
        {points !== null && (
          <Text>
            {t('test.pointsOf', { points, count: result.evaluation_max_points ?? 0 })}
            {grade && ` · ${t('test.percent', { percent: grade.percent })}`}
            {grade && ` · ${t('test.exact', { grade: grade.exact.toFixed(2) })}`}
          </Text>
        )}
        {deducted > 0 && (
          <Text $tone="secondary">
            {t('test.deducted', { count: deducted, reason: result.evaluation_points_deducted_reason })}
          </Text>
        )}
        {edoniq_extended_time_flag && <Text $tone="secondary">{t('test.doneWithMoreTime')}</Text>}
      </Stack>
    </Card>
  );
}
