import { joinLoadables, loadableOf, useCourseSession, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams } from '@learn/platform/router';
import { Text, TextLink } from '@learn/ui';
import { MentorPraxisAssignmentDocument } from '../../__generated__/graphql.ts';
import { LoadedInSession } from '../../page/LoadedInSession.tsx';
import { useTexts } from '../../texts.ts';
import { MentorPage } from '../MentorPage.tsx';
import { useMentees, useOpenTasks } from '../mentorData.ts';
import { PraxisPeople } from './PraxisPeople.tsx';
import { praxisRows } from './praxisRows.ts';

/** How far all mentees are in a praxis assignment (specification §2, learning-mentor/details). */
export function PraxisAssignmentPage() {
  const { t } = useTexts('mentor');
  const { courseSlug = '', praxisAssignmentId = '' } = useParams();
  const { course } = useCourseSession();
  const tasksAddress = useLinks().learningMentorTasks({ courseSlug });
  const query = useQuery(MentorPraxisAssignmentDocument, { assignment_id: praxisAssignmentId });
  const loaded = joinLoadables({
    assignment: loadableOf(query, ({ assignment }) =>
      assignment?.assignment_type === 'PRAXIS_ASSIGNMENT' ? assignment : null,
    ),
    mentees: useMentees(course.id),
    tasks: useOpenTasks(course.id),
  });
  const found = loaded.state === 'ready' ? loaded.data.assignment : undefined;
  return (
    <MentorPage
      title={found?.title ?? t('details.praxis')}
      back={{ to: tasksAddress, label: t('tasks.title') }}
      meta={
        found && (
          <Text $tone="secondary">
            {t('details.praxisIn', { circle: found.learning_content.circle.title })}
          </Text>
        )
      }
    >
      <LoadedInSession
        of={loaded}
        shape={[44, 240]}
        failed={t('details.failed')}
        missing={{
          title: t('details.missingPraxis'),
          description: t('details.missingHint'),
          action: (
            <TextLink as={Link} to={tasksAddress}>
              {t('toTasks')}
            </TextLink>
          ),
        }}
      >
        {({ assignment, mentees, tasks }) => (
          <PraxisPeople rows={praxisRows(assignment, { mentees, tasks })} />
        )}
      </LoadedInSession>
    </MentorPage>
  );
}
