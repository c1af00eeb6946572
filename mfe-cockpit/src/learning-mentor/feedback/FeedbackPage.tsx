import { endpoints, fillPath } from '@learn/contracts';
import { formatDay, fullName } from '@learn/domain';
import { $user, loadableOf, useCourseSession, useRest, useStore } from '@learn/platform';
import { Navigate, useParams, useSearchParams } from '@learn/platform/router';
import { Avatar, Inline, Text } from '@learn/ui';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useTexts } from '../../texts.ts';
import { unitFeedbackPath } from '../addresses.ts';
import { MentorPage } from '../MentorPage.tsx';
import { useIsMentor } from '../mentorData.ts';
import { AskForFeedback } from './AskForFeedback.tsx';
import { GiveFeedback } from './GiveFeedback.tsx';
import { GivenFeedback } from './GivenFeedback.tsx';
import type { UnitFeedback } from './unitFeedback.ts';

/**
 * Feedback on the self-assessment of a learning unit (specification §2): the mentor gives it to the participant `userId` of
 * the address, the participant reads their own.
 */
export function FeedbackPage() {
  const { courseSlug = '', learningUnitId = '' } = useParams();
  const [parameters] = useSearchParams();
  const isMentor = useIsMentor();
  const ownId = useStore($user)?.id;
  const userId = isMentor ? parameters.get('userId') : ownId;
  if (userId == null)
    return <Navigate to={fillPath(unitFeedbackPath, { courseSlug, learningUnitId }) ?? '/'} replace />;
  return <FeedbackOf key={`${learningUnitId} ${userId}`} unitId={learningUnitId} userId={userId} />;
}

function FeedbackOf({ unitId, userId }: { unitId: string; userId: string }) {
  const { t } = useTexts('mentor');
  const { id: courseSessionId } = useCourseSession();
  const isMentor = useIsMentor();
  const address = { courseSessionId, unitId, userId };
  const loaded = loadableOf(
    useRest(endpoints.selfEvaluationFeedback, { params: address }),
    (feedback) => feedback,
  );
  const found = loaded.state === 'ready' ? loaded.data : undefined;
  const title = found ? t('feedback.titleOf', { unit: found.learning_unit.title }) : t('feedback.title');
  const isOwn = !isMentor;
  const ask = <AskForFeedback address={address} onAsked={loaded.reload} />;
  if (loaded.state === 'missing' && isOwn) return <MentorPage title={title}>{ask}</MentorPage>;
  return (
    <MentorPage title={title} meta={found && <People feedback={found} isOwn={isOwn} />}>
      <LoadedInSession
        of={loaded}
        shape={[160, 161, 162]}
        failed={t('feedback.failed')}
        missing={{ title: t('feedback.missing'), description: t('feedback.missingHint'), action: undefined }}
      >
        {(feedback) =>
          isOwn || feedback.submitted_at !== null ? (
            <GivenFeedback feedback={feedback} isOwn={isOwn} again={isOwn ? ask : undefined} />
          ) : (
            <GiveFeedback feedback={feedback} address={address} />
          )
        }
      </LoadedInSession>
    </MentorPage>
  );
}

function People({ feedback, isOwn }: { feedback: UnitFeedback; isOwn: boolean }) {
  const { t, language } = useTexts('mentor');
  const { circle, requester, provider, requested_at } = feedback;
  const person = isOwn ? provider : requester;
  return (
    <Inline $gap={16}>
      <Inline $gap={12} $nowrap>
        <Avatar
          firstName={person.first_name}
          lastName={person.last_name}
          src={person.avatar_url || undefined}
        />
        <b>{fullName(person.first_name, person.last_name)}</b>
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
