import { Notice, Stack } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { EvaluatedAssignment, EvaluationWork } from './evaluationFields.ts';
import { TaskCards } from './TaskCards.tsx';

interface HandedInSheetProps {
  readonly assignment: EvaluatedAssignment;
  readonly work: EvaluationWork;
}

/** The work of a participant in an assignment that nobody evaluates: only read. */
export function HandedInSheet({ assignment, work }: HandedInSheetProps) {
  const { t } = useTexts('evaluation');
  return (
    <Stack $gap={16}>
      <Notice icon="info">{t('notGraded')}</Notice>
      <TaskCards assignment={assignment} work={work} editing={undefined} />
    </Stack>
  );
}
