import { endpoints, fillPath } from '@learn/contracts';
import { formatDay, fullName } from '@learn/domain';
import { loadableOf, useCourseSession, useRest } from '@learn/platform';
import { Navigate, useParams, useSearchParams } from '@learn/platform/router';
import { Avatar, Inline, Text } from '@learn/ui';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useTexts } from '../../texts.ts';
import { unitFeedbackPath } from '../addresses.ts';
import { MentorPage } from '../MentorPage.tsx';
import { useIsMentor } from '../mentorData.ts';
import { GiveFeedback } from './GiveFeedback.tsx';
import { GivenFeedback } from './GivenFeedback.tsx';
import { ToOwnFeedback } from './ToOwnFeedback.tsx';
import type { UnitFeedback } from './unitFeedback.ts';

/**
 * Feedback on the self-assessment of a learning unit (specification §2): the mentor gives it to the participant `userId` of
 * the address. Participants, who were once told of their feedback at this address, are led to their own page.
 */
export function FeedbackPage() {
  const { courseSlug = '', learningUnitId = '' } = useParams();
  const [parameters] = useSearchParams();
  const userId = parameters.get('userId');
  if (!useIsMentor()) return <ToOwnFeedback unitId={learningUnitId} />;
  if (userId === null)
    return <Navigate to={fillPath(unitFeedbackPath, { courseSlug, learningUnitId }) ?? '/'} replace />;
  return <FeedbackOf key={`${learningUnitId} ${userId}`} unitId={learningUnitId} userId={userId} />;
}

function FeedbackOf({ unitId, userId }: { unitId: string; userId: string }) {
  const { t } = useTexts('mentor');
  const { id: courseSessionId } = useCourseSession();
  const address = { courseSessionId, unitId, userId };
  const loaded = loadableOf(
    useRest(endpoints.selfEvaluationFeedback, { params: address }),
    (feedback) => feedback,
  );
  const found = loaded.state === 'ready' ? loaded.data : undefined;
  return (
    <MentorPage
      title={found ? t('feedback.titleOf', { unit: found.learning_unit.title }) : t('feedback.title')}
      meta={found && <Requester feedback={found} />}
    >
      <LoadedInSession
        of={loaded}
        shape={[160, 161, 162]}
        failed={t('feedback.failed')}
        missing={{ title: t('feedback.missing'), description: t('feedback.missingHint'), action: undefined }}
      >
        {(feedback) =>
          feedback.submitted_at === null ? (
            // another round begins with empty fields
            <GiveFeedback key={feedback.id} feedback={feedback} address={address} />
          ) : (
            <GivenFeedback feedback={feedback} />
          )
        }
      </LoadedInSession>
    </MentorPage>
  );
}

function Requester({ feedback }: { feedback: UnitFeedback }) {
  const { t, language } = useTexts('mentor');
  const { circle, requester, requested_at } = feedback;
  return (
    <Inline $gap={16}>
      <Inline $gap={12} $nowrap>
        <Avatar
          firstName={requester.first_name}
          lastName={requester.last_name}
          src={requester.avatar_url || undefined}
        />
        <b>{fullName(requester.first_name, requester.last_name)}</b>
      </Inline>
      <Text as="span" $tone="secondary">
        {circle.title}
      </Text>
      <Text as="span" $tone="secondary">
        {t('feedback.askedOn', { day: formatDay(requested_at, language) })}
      </Text>
    </Inline>
  );
}
