import { Heading, Stack, VisuallyHidden } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { Declaration } from './Declaration.tsx';
import type { Editing } from './editing.ts';
import { type EvaluatedAssignment, type EvaluationWork, pointsSection } from './evaluationFields.ts';
import { Guide } from './Guide.tsx';
import { pairedTasks } from './pairing.ts';
import { TaskCard } from './TaskCard.tsx';

interface TaskCardsProps {
  readonly assignment: EvaluatedAssignment;
  readonly work: EvaluationWork;
  /** undefined: nothing is given for it */
  readonly editing: Editing | undefined;
}

/** The tasks with their answers, each beside what is given for it, then what is given for the whole. */
export function TaskCards({ assignment, work, editing }: TaskCardsProps) {
  const { t } = useTexts('evaluation');
  const { language } = assignment.learning_content;
  const isWhole = editing && assignment.evaluation_tasks.length === 0 && assignment.max_points > 0;
  const cards = pairedTasks(assignment).filter(({ task }) => task !== undefined || editing !== undefined);
  return (
    <Stack as="section" $gap={16} aria-labelledby="tasks">
      <VisuallyHidden>
        <Heading level={2} id="tasks">
          {t('tasks')}
        </Heading>
      </VisuallyHidden>
      <Guide assignment={assignment} />
      {cards.map(({ key, task, criterion }, index) => (
        <TaskCard
          key={key}
          number={index + 1}
          task={task}
          criterion={criterion}
          language={language}
          work={work}
          editing={editing}
        />
      ))}
      {isWhole && (
        <TaskCard
          number={undefined}
          task={undefined}
          criterion={{
            key: pointsSection,
            value: { title: t('whole'), description: '', max_points: assignment.max_points },
          }}
          language={language}
          work={work}
          editing={editing}
        />
      )}
      <Declaration work={work} />
    </Stack>
  );
}
