import { isGraded } from '@learn/domain';
import { loadableOf, useCourseSession, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams, useSearchParams } from '@learn/platform/router';
import { EmptyState, TextLink } from '@learn/ui';
import { EvaluationDocument } from '../__generated__/graphql.ts';
import { readView } from '../home/homeView.ts';
import { useIsMentor } from '../learning-mentor/mentorData.ts';
import { CockpitPage } from '../page/CockpitPage.tsx';
import { LoadedInSession } from '../page/LoadedInSession.tsx';
import { useTexts } from '../texts.ts';
import { BackToList } from './BackToList.tsx';
import { EvaluationHead } from './EvaluationHead.tsx';
import { EvaluationSheet } from './EvaluationSheet.tsx';
import { HandedInSheet } from './HandedInSheet.tsx';
import { QueueBar } from './QueueBar.tsx';
import { useQueue } from './useQueue.ts';

/** A participant's work in an assignment, to evaluate or to read (specification §2, assignment-evaluation). */
export function EvaluationPage() {
  const { t } = useTexts('evaluation');
  const links = useLinks();
  const isMentor = useIsMentor();
  const { courseSlug = '', assignmentId = '', userId = '' } = useParams();
  const session = useCourseSession();
  const view = readView(useSearchParams()[0]);
  const queue = useQueue({ assignmentId, userId, view });
  const query = useQuery(EvaluationDocument, {
    assignment_id: assignmentId,
    course_session_id: session.id,
    assignment_user_id: userId,
  });
  const loaded = loadableOf(query, ({ assignment, assignment_completion }) =>
    assignment ? { assignment, work: assignment_completion } : null,
  );
  const found = loaded.state === 'ready' ? loaded.data : undefined;
  const person = found?.work?.assignment_user;
  const current = queue?.current;
  const participant = person ? { user_id: person.id, ...person } : current;
  return (
    <CockpitPage
      title={found?.assignment.title ?? t('title')}
      back={<BackToList assignmentId={assignmentId} view={view} />}
      meta={found && <EvaluationHead assignment={found.assignment} work={found.work ?? undefined} />}
    >
      <QueueBar participant={participant} avatarUrl={person?.avatar_url} queue={queue} view={view} />
      <LoadedInSession
        of={loaded}
        shape={[240, 241, 242]}
        failed={t('failed')}
        missing={{
          title: t('missing'),
          description: t('missingHint'),
          action: (
            <TextLink
              as={Link}
              to={isMentor ? links.learningMentorTasks({ courseSlug }) : links.cockpit({ courseSlug })}
            >
              {t(isMentor ? 'toTasks' : 'toCockpit')}
            </TextLink>
          ),
        }}
      >
        {({ assignment, work }) => {
          const graded = isGraded(assignment);
          if (!work || !participant) {
            const hint = t(graded ? 'notBegunHint' : 'notBegunReadHint');
            return <EmptyState icon="clock" title={t('notBegun')} description={hint} />;
          }
          if (!graded) return <HandedInSheet assignment={assignment} work={work} />;
          return (
            <EvaluationSheet
              key={userId}
              assignment={assignment}
              work={work}
              participant={participant}
              queue={queue}
              view={view}
            />
          );
        }}
      </LoadedInSession>
    </CockpitPage>
  );
}
