import { useCourseSession } from '@learn/platform';
import { Notice } from '@learn/ui';
import type { OwnProfile } from '../profile/useCompetenceProfile.ts';
import { useTexts } from '../texts.ts';
import { useFeedbackHeads, useHasFeedback } from '../unit-feedback/unitFeedback.ts';
import { OwnUnitFeedback } from './OwnUnitFeedback.tsx';
import { SelfEvaluationList } from './SelfEvaluationList.tsx';

/** The own self-assessments, and of each unit how far its feedback is. */
export function OwnSelfEvaluations({ profile, readOnly }: OwnProfile) {
  const { t } = useTexts('feedback');
  const { id } = useCourseSession();
  const heads = useFeedbackHeads(readOnly ? undefined : id);
  const showsFeedback = useHasFeedback() && !readOnly;
  return (
    <>
      {showsFeedback && heads.state === 'failed' && (
        <Notice tone="failed" icon="warning">
          {t('card.failed')}
        </Notice>
      )}
      <SelfEvaluationList
        profile={profile}
        readOnly={readOnly}
        feedbackOf={(unit) =>
          showsFeedback &&
          heads.state === 'ready' && (
            <OwnUnitFeedback
              unit={unit}
              head={heads.data.find(({ learning_unit }) => learning_unit.id === unit.place.id)}
            />
          )
        }
      />
    </>
  );
}
