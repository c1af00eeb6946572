import { countPassedExams } from '@learn/domain';
import { useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import { Stack, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { ExamList } from '../vv-exams/ExamList.tsx';
import { useExams } from '../vv-exams/useExams.ts';
import { LoadedExams } from './LoadedExams.tsx';
import { PersonFrame } from './PersonFrame.tsx';
import type { PersonEnrolment } from './usePerson.ts';
import { usePersonExamPages } from './usePersonExamPages.ts';

/** Another person's exams (specification §2, profile/{userId}/competence/vv-exams). */
export function PersonExamsPage() {
  const { courseSlug = '' } = useParams();
  return (
    <PersonFrame own={useLinks().vvExams({ courseSlug })} ofAllCircles>
      {(enrolment) => <Exams key={enrolment.id} enrolment={enrolment} />}
    </PersonFrame>
  );
}

function Exams({ enrolment }: { enrolment: PersonEnrolment }) {
  const { t } = useTexts('exam');
  const { userId } = useParams();
  const { page } = usePersonExamPages();
  return (
    <LoadedExams
      of={useExams({ courseSessionId: enrolment.course_session_id, userId })}
      missing={t('list.missingOfPerson')}
    >
      {({ exams }) => (
        <Stack $gap={16}>
          {exams.length > 0 && (
            <Text>{t('list.passed', { passed: countPassedExams(exams), count: exams.length })}</Text>
          )}
          <ExamList exams={exams} page={page} />
        </Stack>
      )}
    </LoadedExams>
  );
}
