import { formatDateTime, formatPoints } from '@learn/domain';
import { Inline, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { EvaluatedAssignment, EvaluationWork } from './evaluationFields.ts';

interface EvaluationHeadProps {
  readonly assignment: EvaluatedAssignment;
  readonly work: EvaluationWork | undefined;
}

/** What is evaluated: kind, maximum, and since when it is handed in. */
export function EvaluationHead({ assignment, work }: EvaluationHeadProps) {
  const { t, language } = useTexts('evaluation');
  const { assignment_type: kind, max_points: max } = assignment;
  return (
    <Inline $gap={16}>
      <Text as="span" $tone="secondary">
        {t(`kind.${kind}`)}
      </Text>
      {max > 0 && (
        <Text as="span" $tone="secondary">
          {t('maximum', { count: max, points: formatPoints(max) })}
        </Text>
      )}
      {work?.submitted_at && (
        <Text as="span" $tone="secondary">
          {t('submitted')}{' '}
          <time dateTime={work.submitted_at}>{formatDateTime(work.submitted_at, language)}</time>
        </Text>
      )}
    </Inline>
  );
}
