import { endpoints } from '@learn/contracts';
import { joinLoadables, loadableOf, useLinks, useRest } from '@learn/platform';
import { Link, useParams } from '@learn/platform/router';
import { Heading, Stack, Text, TextLink } from '@learn/ui';
import { ExamHistory } from '../exam/ExamHistory.tsx';
import { StatePanel } from '../exam/StatePanel.tsx';
import { useTexts } from '../texts.ts';
import { pickExam } from '../vv-exams/pickExam.ts';
import { useExamFacts } from '../vv-exams/useExamFacts.ts';
import { useExams } from '../vv-exams/useExams.ts';
import { LoadedExams } from './LoadedExams.tsx';
import { PersonFrame } from './PersonFrame.tsx';
import type { PersonEnrolment } from './usePerson.ts';
import { usePersonExamPages } from './usePersonExamPages.ts';

/** One exam of another person, to look at (specification §2, profile/{userId}/competence/vv-exams/{circleId}). */
export function PersonExamPage() {
  const { courseSlug = '', circleId = '' } = useParams();
  return (
    <PersonFrame own={useLinks().vvExam({ courseSlug, circleId })} ofAllCircles>
      {(enrolment) => <Exam key={enrolment.id} enrolment={enrolment} />}
    </PersonFrame>
  );
}

function Exam({ enrolment }: { enrolment: PersonEnrolment }) {
  const { t } = useTexts('exam');
  const factsOf = useExamFacts();
  const { list } = usePersonExamPages();
  const { userId = '', circleId = '' } = useParams();
  const courseSessionId = enrolment.course_session_id;
  const exam = pickExam(useExams({ courseSessionId, userId }), circleId);
  const steps = useRest(endpoints.examState, { params: { courseSessionId, circleId, userId } });
  return (
    <>
      <TextLink as={Link} to={list} replace direction="back">
        {t('list.title')}
      </TextLink>
      <LoadedExams
        of={joinLoadables({ exam, person: loadableOf(steps, (answer) => answer) })}
        missing={t('list.missingExam')}
      >
        {(loaded) => (
          <Stack $gap={16}>
            <Heading level={2}>{loaded.exam.circle.title}</Heading>
            <StatePanel state={loaded.exam.state} level={3}>
              {factsOf(loaded.exam).map((fact) => (
                <Text key={fact} $measure>
                  {fact}
                </Text>
              ))}
            </StatePanel>
            <ExamHistory person={loaded.person} open />
          </Stack>
        )}
      </LoadedExams>
    </>
  );
}
