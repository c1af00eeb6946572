import { $user, useCourseSession, useLinks, useStore } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { ExamBody } from '../exam/ExamBody.tsx';
import { StatePanel } from '../exam/StatePanel.tsx';
import { LinkLine } from '../page/LinkLine.tsx';
import { useTexts } from '../texts.ts';
import { ExamsFrame } from './ExamsFrame.tsx';
import { LockedExam } from './LockedExam.tsx';
import { pickExam } from './pickExam.ts';
import { useExamPlaces } from './useExamPlaces.ts';
import { type ListedExam, useOwnExams } from './useExams.ts';

/** One exam of the current user: its state, booking, steps, results and history (specification §2, competence/vv-exams/{circleId}). */
export function ExamPage() {
  const { t } = useTexts('exam');
  const { courseSlug = '', circleId = '' } = useParams();
  const exams = useOwnExams();
  const exam = pickExam(exams, circleId);
  const known = exam.state === 'ready' ? exam.data : undefined;
  const name = known?.exam_type?.name;
  return (
    <ExamsFrame
      of={exam}
      title={known?.circle.title}
      lead={name === known?.circle.title ? undefined : name}
      back={
        <TextLink as={Link} to={useLinks().vvExams({ courseSlug })} direction="back">
          {t('list.title')}
        </TextLink>
      }
      missing={t('list.missingExam')}
    >
      {(loaded) => <OwnExamPanel exam={loaded} refresh={exams.refresh} />}
    </ExamsFrame>
  );
}

function OwnExamPanel({ exam, refresh }: { exam: ListedExam; refresh: () => void }) {
  const { t } = useTexts('exam');
  const links = useLinks();
  const places = useExamPlaces();
  const { courseSlug = '' } = useParams();
  const courseSessionId = useCourseSession().id;
  const userId = useStore($user)?.id ?? '';
  const { circle, state, requires_booking } = exam;
  const inPath = links.circle({ courseSlug, circleSlug: circle.slug });
  return (
    <>
      <StatePanel state={state} active={places.next(exam) !== undefined}>
        {state === 'locked' ? (
          <LockedExam exam={exam} />
        ) : (
          <ExamBody
            courseSessionId={courseSessionId}
            userId={userId}
            circleId={circle.id}
            requiresBooking={requires_booking}
            state={state}
            place={places.taken(exam)}
            refresh={refresh}
            historyOpen
          />
        )}
      </StatePanel>
      {inPath && (
        <LinkLine>
          <TextLink as={Link} to={inPath}>
            {t('list.inPath')}
          </TextLink>
        </LinkLine>
      )}
    </>
  );
}
