import type { ExamPlace } from '@learn/contracts';
import { examTask } from '@learn/domain';
import { EmptyState } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { ExamRow } from './ExamRow.tsx';
import { byTask } from './nextExam.ts';
import type { ListedExam } from './useExams.ts';

/** Narrow enough that a state is read with its exam. */
const List = styled.ul`
  max-width: 880px;
`;

interface ExamListProps {
  readonly exams: readonly ListedExam[];
  readonly page: (exam: ListedExam) => string | undefined;
  /** left out for another person, who is asked for nothing here */
  readonly next?: (exam: ListedExam) => ExamPlace | undefined;
}

/** Exams by what has to be done (specification §2, vv-exams); what comes first stands out. */
export function ExamList({ exams, page, next }: ExamListProps) {
  const { t } = useTexts('exam');
  if (exams.length === 0)
    return <EmptyState icon="award" title={t('list.empty')} description={t('list.emptyHint')} />;
  return (
    <List aria-label={t('list.title')}>
      {byTask(exams).map((exam, index) => {
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
    </List>
  );
}
