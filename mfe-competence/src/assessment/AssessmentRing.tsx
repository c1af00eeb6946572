import { ProgressRing } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { AssessmentCounts } from './assessment.ts';
import { assessmentStyle } from './assessmentStyle.ts';

/** Ring of what one can do and what one looks at again; the rest of it is open. */
export function AssessmentRing({ counts, size }: { counts: AssessmentCounts; size: number }) {
  const { t } = useTexts();
  const { total, success, fail, open } = counts;
  const parts = (['success', 'fail'] as const).map((assessment) => ({
    share: total === 0 ? 0 : counts[assessment] / total,
    tone: assessmentStyle[assessment].tone,
  }));
  return (
    <ProgressRing
      parts={parts}
      size={size}
      thickness={size < 64 ? 14 : 10}
      label={t('counts.ring', { success, fail, open })}
    />
  );
}
