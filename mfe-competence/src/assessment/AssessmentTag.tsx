import { Tag } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { Assessment } from './assessment.ts';
import { assessmentStyle } from './assessmentStyle.ts';

/** An assessment as icon and word. */
export function AssessmentTag({ assessment }: { assessment: Assessment }) {
  const { t } = useTexts();
  const { icon, tone } = assessmentStyle[assessment];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`status.${assessment}`)}
    </Tag>
  );
}
