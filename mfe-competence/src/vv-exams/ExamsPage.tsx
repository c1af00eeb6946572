import { countPassedExams } from '@learn/domain';
import { useTexts } from '../texts.ts';
import { ExamList } from './ExamList.tsx';
import { ExamsFrame } from './ExamsFrame.tsx';
import { useExamPlaces } from './useExamPlaces.ts';
import { useOwnExams } from './useExams.ts';

/** The current user's exams in a vv course (specification §2, competence/vv-exams). */
export function ExamsPage() {
  const { t } = useTexts('vvExams');
  const exams = useOwnExams();
  const { page, next } = useExamPlaces();
  const known = exams.state === 'ready' && exams.data.exams.length > 0 ? exams.data.exams : undefined;
  return (
    <ExamsFrame
      of={exams}
      title={t('title')}
      lead={known ? t('passed', { passed: countPassedExams(known), count: known.length }) : t('lead')}
      missing={t('missing')}
    >
      {(loaded) => <ExamList exams={loaded.exams} page={page} next={next} />}
    </ExamsFrame>
  );
}
