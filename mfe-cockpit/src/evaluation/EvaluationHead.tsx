import { fillPath } from '@learn/contracts';
import { formatDateTime, formatPoints, type WorkView } from '@learn/domain';
import { Link, useParams } from '@learn/platform/router';
import { Inline, Text, TextLink } from '@learn/ui';
import { assignmentPath } from '../assignment/addresses.ts';
import { withView } from '../home/homeView.ts';
import { praxisAssignmentPath } from '../learning-mentor/addresses.ts';
import { useIsMentor } from '../learning-mentor/mentorData.ts';
import { useTexts } from '../texts.ts';
import type { EvaluatedAssignment, EvaluationWork } from './evaluationFields.ts';

interface EvaluationHeadProps {
  readonly assignment: EvaluatedAssignment;
  readonly work: EvaluationWork | undefined;
}

/** What is evaluated: kind, maximum, and since when it is handed in. */
export function EvaluationHead({ assignment, work }: EvaluationHeadProps) {
  const { t, language } = useTexts('evaluation');
  const { assignment_type: kind, max_points: max, evaluation_document_url: guide } = assignment;
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
      {guide && (
        <TextLink href={guide} direction="none">
          {t('guide')}
        </TextLink>
      )}
    </Inline>
  );
}

/** To the list that is gone through, as it was shown. */
function Back({ assignmentId, view }: { assignmentId: string; view: WorkView }) {
  const { t } = useTexts('evaluation');
  const { courseSlug = '' } = useParams();
  const query = withView(new URLSearchParams(), { ...view, circle: undefined }).toString();
  const ofMentor = fillPath(praxisAssignmentPath, { courseSlug, praxisAssignmentId: assignmentId });
  const list = useIsMentor() ? ofMentor : fillPath(assignmentPath, { courseSlug, assignmentId });
  return (
    <TextLink as={Link} to={`${list}${query && `?${query}`}`} direction="back">
      {t('list')}
    </TextLink>
  );
}

EvaluationHead.Back = Back;
