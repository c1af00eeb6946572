import { endpoints } from '@learn/contracts';
import { loadableOf, useCourseSession, useRest } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { useTexts } from '../../texts.ts';
import { DetailsPage } from './DetailsPage.tsx';
import { UnitPeople } from './UnitPeople.tsx';
import { unitRows } from './unitRows.ts';

/** How far all mentees are in the self-assessment of a learning unit and its feedback (specification §2, learning-mentor/details). */
export function UnitFeedbackPage() {
  const { t } = useTexts('mentor');
  const { learningUnitId = '' } = useParams();
  const { course } = useCourseSession();
  const answer = useRest(endpoints.menteeFeedbacks, {
    params: { courseId: course.id, unitId: learningUnitId },
  });
  const loaded = loadableOf(answer, (feedbacks) => feedbacks);
  const found = loaded.state === 'ready' ? loaded.data : undefined;
  return (
    <DetailsPage
      of={loaded}
      head={
        found && {
          title: found.learning_unit.title,
          place: t('details.unitIn', { circle: found.circle.title, count: found.criteria_count }),
        }
      }
      kind={t('details.unit')}
      missing={t('details.missingUnit')}
    >
      {(feedbacks) => <UnitPeople rows={unitRows(feedbacks)} />}
    </DetailsPage>
  );
}
