import type { ExamPlace } from '@learn/contracts';
import { examTask, sortExams } from '@learn/domain';
import { EmptyState } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { ExamRow } from './ExamRow.tsx';
import type { ListedExam } from './useExams.ts';

interface ExamListProps {
  readonly exams: readonly ListedExam[];
  readonly page: (exam: ListedExam) => string | undefined;
  /** left out for another person, who is asked for nothing here */
  readonly next?: (exam: ListedExam) => ExamPlace | undefined;
}

/** Exams by what has to be done (specification §2, vv-exams); what comes first stands out. */
export function ExamList({ exams, page, next }: ExamListProps) {
  const { t } = useTexts('vvExams');
  if (exams.length === 0) return <EmptyState icon="award" title={t('empty')} description={t('emptyHint')} />;
  const sorted = sortExams(exams.map((exam) => ({ exam, ...exam, date: exam.date ?? exam.next_date })));
  return (
    <ul aria-label={t('title')}>
      {sorted.map(({ exam }, index) => {
        const task = examTask(exam);
        return (
          <ExamRow
            key={exam.circle.id}
            exam={exam}
            to={page(exam)}
            next={next?.(exam)}
            active={next !== undefined && index === 0 && (task === 'now' || task === 'book')}
          />
        );
      })}
    </ul>
  );
}
