import { Notice } from '@learn/ui';
import { useTexts } from '../../texts.ts';
import type { ContentOf } from '../contentData.ts';

/** What completes an assignment. */
export function InformationContent({ content }: { content: ContentOf<'Assignment'> }) {
  const { t } = useTexts();
  return content.can_user_self_toggle_course_completion ? undefined : (
    <Notice>{t('completedBy.assignment')}</Notice>
  );
}
