import { joinLoadables, loadableOf, useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { MentorPraxisAssignmentDocument } from '../../__generated__/graphql.ts';
import { useTexts } from '../../texts.ts';
import { useMentees, useOpenTasks } from '../mentorData.ts';
import { DetailsPage } from './DetailsPage.tsx';
import { PraxisPeople } from './PraxisPeople.tsx';
import { praxisRows } from './praxisRows.ts';

/** How far all mentees are in a praxis assignment (specification §2, learning-mentor/details). */
export function PraxisAssignmentPage() {
  const { t } = useTexts('mentor');
  const { praxisAssignmentId = '' } = useParams();
  const { course } = useCourseSession();
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
    <DetailsPage
      of={loaded}
      head={
        found && {
          title: found.title,
          place: t('details.praxisIn', { circle: found.learning_content.circle.title }),
        }
      }
      kind={t('details.praxis')}
      missing={t('details.missingPraxis')}
    >
      {({ assignment, mentees, tasks }) => <PraxisPeople rows={praxisRows(assignment, { mentees, tasks })} />}
    </DetailsPage>
  );
}
