import { countPassedExams } from '@learn/domain';
import { useTexts } from '../texts.ts';
import { ExamList } from './ExamList.tsx';
import { ExamsFrame } from './ExamsFrame.tsx';
import { nextExam } from './nextExam.ts';
import { useExamPlaces } from './useExamPlaces.ts';
import { type ListedExam, useOwnExams } from './useExams.ts';

/** The current user's exams in a vv course (specification §2, competence/vv-exams). */
export function ExamsPage() {
  const { t } = useTexts('exam');
  const exams = useOwnExams();
  const { page, next } = useExamPlaces();
  const lead = useLead(exams.state === 'ready' ? exams.data.exams : []);
  return (
    <ExamsFrame of={exams} title={t('list.title')} lead={lead} missing={t('list.missing')}>
      {(loaded) => <ExamList exams={loaded.exams} page={page} next={next} />}
    </ExamsFrame>
  );
}

/** How many are passed, and what the first one asks for. */
function useLead(exams: readonly ListedExam[]): string {
  const { t } = useTexts('exam');
  const first = nextExam(exams);
  if (exams.length === 0) return t('list.lead');
  const passed = t('list.passed', { passed: countPassedExams(exams), count: exams.length });
  return first ? `${passed} ${t(`list.next.${first.text}`, { exam: first.exam.circle.title })}` : passed;
}
