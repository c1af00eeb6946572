import { fillPath } from '@learn/contracts';
import type { WorkView } from '@learn/domain';
import { Link, useParams } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { assignmentPath } from '../assignment/addresses.ts';
import { praxisAssignmentPath } from '../learning-mentor/addresses.ts';
import { useIsMentor } from '../learning-mentor/mentorData.ts';
import { useTexts } from '../texts.ts';
import { withList } from './addresses.ts';

/** To the list that is gone through, as it was shown; mentors have one of their own. */
export function BackToList({ assignmentId, view }: { assignmentId: string; view: WorkView }) {
  const { t } = useTexts('evaluation');
  const { courseSlug } = useParams();
  const list = useIsMentor()
    ? fillPath(praxisAssignmentPath, { courseSlug, praxisAssignmentId: assignmentId })
    : fillPath(assignmentPath, { courseSlug, assignmentId });
  return (
    <TextLink as={Link} to={withList(list, view)} direction="back">
      {t('list')}
    </TextLink>
  );
}
