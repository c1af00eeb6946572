import { endpoints } from '@learn/contracts';
import { $user, loadableOf, useCourseSession, useLinks, useRest, useStore } from '@learn/platform';
import { Navigate } from '@learn/platform/router';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useTexts } from '../../texts.ts';
import { MentorPage } from '../MentorPage.tsx';

/** Leads a participant to the feedback on their own self-assessment of a unit; without any to all of them. */
export function ToOwnFeedback({ unitId }: { unitId: string }) {
  const { t } = useTexts('mentor');
  const { id: courseSessionId, course } = useCourseSession();
  const userId = useStore($user)?.id ?? '';
  const links = useLinks();
  const loaded = loadableOf(
    useRest(endpoints.selfEvaluationFeedback, { params: { courseSessionId, unitId, userId } }),
    (feedback) => feedback,
  );
  const all = links.selfEvaluationAndFeedback({ courseSlug: course.slug }) ?? '/';
  if (loaded.state === 'missing') return <Navigate to={all} replace />;
  return (
    <MentorPage title={t('feedback.title')}>
      <LoadedInSession of={loaded} shape={[160, 161]} failed={t('feedback.failed')}>
        {({ circle, learning_unit }) => (
          <Navigate
            to={
              links.unitFeedback({
                courseSlug: course.slug,
                circleSlug: circle.slug,
                learningUnitSlug: learning_unit.slug,
              }) ?? all
            }
            replace
          />
        )}
      </LoadedInSession>
    </MentorPage>
  );
}
