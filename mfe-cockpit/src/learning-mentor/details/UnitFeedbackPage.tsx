import { endpoints } from '@learn/contracts';
import { loadableOf, useCourseSession, useLinks, useRest } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Text, TextLink } from '@learn/ui';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useTexts } from '../../texts.ts';
import { MentorPage } from '../MentorPage.tsx';
import { UnitPeople } from './UnitPeople.tsx';
import { unitRows } from './unitRows.ts';

/** How far all mentees are in the self-assessment of a learning unit and its feedback (specification §2, learning-mentor/details). */
export function UnitFeedbackPage() {
  const { t } = useTexts('mentor');
  const { courseSlug = '', learningUnitId = '' } = useParams();
  const { course } = useCourseSession();
  const tasksAddress = useLinks().learningMentorTasks({ courseSlug });
  const answer = useRest(endpoints.menteeFeedbacks, {
    params: { courseId: course.id, unitId: learningUnitId },
  });
  const loaded = loadableOf(answer, (feedbacks) => feedbacks);
  const found = loaded.state === 'ready' ? loaded.data : undefined;
  return (
    <MentorPage
      title={found?.learning_unit.title ?? t('details.unit')}
      back={{ to: tasksAddress, label: t('tasks.title') }}
      meta={
        found && (
          <Text $tone="secondary">
            {t('details.unitIn', { circle: found.circle.title, count: found.criteria_count })}
          </Text>
        )
      }
    >
      <LoadedInSession
        of={loaded}
        shape={[44, 240]}
        failed={t('details.failed')}
        missing={{
          title: t('details.missingUnit'),
          description: t('details.missingHint'),
          action: (
            <TextLink as={Link} to={tasksAddress}>
              {t('toTasks')}
            </TextLink>
          ),
        }}
      >
        {(feedbacks) => <UnitPeople rows={unitRows(feedbacks)} />}
      </LoadedInSession>
    </MentorPage>
  );
}
