import { fillPath, linkPatterns } from '@learn/contracts';
import { formatDay, formatTime } from '@learn/domain';
import { loadableOf, useCourseSession, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams, useSearchParams } from '@learn/platform/router';
import { Inline, Text, TextLink } from '@learn/ui';
import { CockpitAssignmentDocument } from '../__generated__/graphql.ts';
import { evaluationAddress } from '../evaluation/addresses.ts';
import { type Assignment, assignmentRows } from '../home/circleWork.ts';
import { readView, withView } from '../home/homeView.ts';
import { Participants } from '../home/Participants.tsx';
import { CockpitPage } from '../page/CockpitPage.tsx';
import { LoadedInSession } from '../page/LoadedInSession.tsx';
import { useTexts } from '../texts.ts';

/** How far all participants are in an assignment (specification §2, cockpit › assignment). */
export function AssignmentPage() {
  const { t } = useTexts('home');
  const { t: own } = useTexts();
  const links = useLinks();
  const { courseSlug = '', assignmentId = '' } = useParams();
  const session = useCourseSession();
  const [parameters, setParameters] = useSearchParams();
  const query = useQuery(CockpitAssignmentDocument, {
    course_session_id: session.id,
    assignment_id: assignmentId,
  });
  const loaded = loadableOf(query, ({ cockpit }) => {
    const work = cockpit?.circle;
    const assignment = work?.assignments.find(({ assignment_id }) => assignment_id === assignmentId);
    return work && assignment ? { work, assignment } : null;
  });
  const found = loaded.state === 'ready' ? loaded.data : undefined;
  const toCircle = found ? `?circle=${found.work.circle.slug}` : '';
  return (
    <CockpitPage
      title={found?.assignment.learning_content.title ?? t('assignment')}
      back={
        <TextLink
          as={Link}
          to={`${fillPath(linkPatterns.cockpit, { courseSlug })}${toCircle}`}
          direction="back"
        >
          {own('title')}
        </TextLink>
      }
      meta={found && <Deadlines assignment={found.assignment} />}
    >
      <LoadedInSession
        of={loaded}
        shape={[44, 320]}
        failed={t('assignmentFailed')}
        missing={{
          title: t('missingAssignment'),
          description: t('missingAssignmentHint'),
          action: (
            <TextLink as={Link} to={links.cockpit({ courseSlug })}>
              {t('toCockpit')}
            </TextLink>
          ),
        }}
      >
        {({ work, assignment }) => (
          <Participants
            rows={assignmentRows(work, assignment)}
            withContents={false}
            view={readView(parameters)}
            busy={false}
            addressOf={({ userId }) =>
              evaluationAddress({ courseSlug, assignmentId, userId }, readView(parameters))
            }
            onChange={(next) =>
              setParameters((current) => withView(current, next), { replace: true, preventScrollReset: true })
            }
          />
        )}
      </LoadedInSession>
    </CockpitPage>
  );
}

function Deadlines({ assignment }: { assignment: Assignment }) {
  const { t, language } = useTexts('home');
  const { assignment_type, submission_deadline, evaluation_deadline } = assignment;
  const deadlines = [
    [assignment_type === 'EDONIQ_TEST' ? 'test' : 'submission', submission_deadline],
    ['evaluation', evaluation_deadline],
  ] as const;
  return (
    <Inline $gap={16}>
      {deadlines.map(
        ([kind, at]) =>
          at !== null && (
            <Text key={kind} as="span" $tone="secondary">
              {t(`date.${kind}`)}{' '}
              <time dateTime={at}>{t('at', { day: formatDay(at, language), time: formatTime(at) })}</time>
            </Text>
          ),
      )}
    </Inline>
  );
}
