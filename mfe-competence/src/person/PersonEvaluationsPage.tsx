import { $courseSessions, mapLoadable, useLinks, useStore } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Stack, TextLink } from '@learn/ui';
import { LoadedProfile } from '../page/LoadedProfile.tsx';
import { FeedbackState } from '../self-evaluation/OwnUnitFeedback.tsx';
import { SelfEvaluationList } from '../self-evaluation/SelfEvaluationList.tsx';
import { useTexts } from '../texts.ts';
import { type FeedbackHead, useFeedbackHeads } from '../unit-feedback/unitFeedback.ts';
import { PersonFrame } from './PersonFrame.tsx';
import type { PersonEnrolment } from './usePerson.ts';
import { usePersonProfile } from './usePersonProfile.ts';

/**
 * How another person assesses themselves by circle and unit (specification §2, profile/{userId}/competence/evaluations); their
 * mentor also sees how far their own feedback is.
 */
export function PersonEvaluationsPage() {
  const { courseSlug = '' } = useParams();
  return (
    <PersonFrame own={useLinks().selfEvaluationAndFeedback({ courseSlug })}>
      {(enrolment) => <Evaluations key={enrolment.id} enrolment={enrolment} />}
    </PersonFrame>
  );
}

function Evaluations({ enrolment }: { enrolment: PersonEnrolment }) {
  const { userId = '' } = useParams();
  const profile = usePersonProfile(enrolment);
  const { course_session_id } = enrolment;
  const session = useStore($courseSessions).find(({ id }) => id === course_session_id);
  const isMentor = session?.actions.includes('is_learning_mentor') ?? false;
  const heads = useFeedbackHeads(isMentor ? course_session_id : undefined);
  const asked = heads.state === 'ready' ? heads.data.filter(({ requester }) => requester.id === userId) : [];
  return (
    <LoadedProfile of={mapLoadable(profile, (read) => ({ profile: read, readOnly: true }))}>
      {({ profile: read }) => (
        <SelfEvaluationList
          profile={read}
          readOnly
          another
          feedbackOf={({ place }) => {
            const head = asked.find(({ learning_unit }) => learning_unit.id === place.id);
            return head && <AskedOfMe head={head} courseSessionId={course_session_id} />;
          }}
        />
      )}
    </LoadedProfile>
  );
}

interface AskedOfMeProps {
  readonly head: FeedbackHead;
  readonly courseSessionId: string;
}

function AskedOfMe({ head, courseSessionId }: AskedOfMeProps) {
  const { t } = useTexts('feedback');
  const { t: own } = useTexts('profile');
  const { courseSlug = '', userId = '' } = useParams();
  const { learning_unit, submitted_at } = head;
  const page = useLinks().mentorFeedback({ courseSlug, learningUnitId: learning_unit.id });
  const action = t(submitted_at === null ? 'card.give' : 'card.see');
  return (
    <Stack $gap={4} $align="start">
      <FeedbackState head={head} />
      <TextLink
        as={Link}
        to={page && `${page}?userId=${userId}&courseSessionId=${courseSessionId}`}
        aria-label={own('selfEvaluation.actionOf', { action, unit: learning_unit.title })}
      >
        {action}
      </TextLink>
    </Stack>
  );
}
