import { gradeColour } from '@learn/domain';
import { StatusPill, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** Whether a grade is sufficient, which it is from 4 on (specification §9). */
export function GradePill({ grade }: { readonly grade: number | undefined }) {
  const { t } = useTexts('certificates');
  if (grade === undefined)
    return (
      <Text as="span" $size={14} $tone="secondary">
        {t('noGrade')}
      </Text>
    );
  return gradeColour(grade) === 'red' ? (
    <StatusPill status="failed" label={t('insufficient')} />
  ) : (
    <StatusPill status="finished" label={t('sufficient')} />
  );
}
