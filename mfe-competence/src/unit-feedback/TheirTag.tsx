import { Tag } from '@learn/ui';
import type { Assessment } from '../assessment/assessment.ts';
import { assessmentStyle } from '../assessment/assessmentStyle.ts';
import { useTexts } from '../texts.ts';

/** How a mentor sees a criterion, as icon and word. */
export function TheirTag({ assessment }: { assessment: Assessment }) {
  const { t } = useTexts('feedback');
  const { icon, tone } = assessmentStyle[assessment];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`theirs.${assessment}`)}
    </Tag>
  );
}
