import { fullName } from '@learn/domain';
import { valueIn } from '@learn/platform/form';
import { Card, color, Heading, media, Notice, Stack, space, Text } from '@learn/ui';
import { AnswerView } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { CommentField } from './CommentField.tsx';
import type { Editing } from './editing.ts';
import type { EvaluationWork } from './evaluationFields.ts';
import { PointsField } from './PointsField.tsx';
import type { EvaluationTask, Task } from './pairing.ts';

const Parts = styled(Card)`
  display: grid;
  gap: ${space[24]};
  scroll-margin-top: 136px;
  ${media.lg} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space[32]};
  }
  @media print {
    break-inside: avoid;
  }
`;

const Given = styled(Stack)`
  align-content: start;
  ${media.lg} {
    padding-left: ${space[32]};
    border-left: 1px solid ${color.line};
  }
`;

interface TaskCardProps {
  /** undefined: it stands for the whole */
  readonly number: number | undefined;
  readonly task: Task | undefined;
  readonly criterion: EvaluationTask | undefined;
  /** of the texts of the assignment */
  readonly language: string;
  readonly work: EvaluationWork;
  /** undefined: nothing is given for it */
  readonly editing: Editing | undefined;
}

/** A task: its answers, and beside them points and comment. */
export function TaskCard({ number, task, criterion, language, work, editing }: TaskCardProps) {
  const { t } = useTexts('evaluation');
  const id = useId();
  const title = task?.title ?? criterion?.value.title;
  const holder = criterion && editing?.holderOf(criterion.key);
  return (
    <Parts as="article" aria-labelledby={id}>
      <Stack $gap={16}>
        <div>
          {number !== undefined && (
            <Text $size={14} $tone="hint">
              {t(task ? 'task' : 'criterion', { number })}
            </Text>
          )}
          <Heading level={3} id={id}>
            <span lang={language}>{title}</span>
          </Heading>
        </div>
        {task ? <Answers task={task} language={language} work={work} /> : undefined}
        {!task && criterion?.value.description && (
          <Text $tone="secondary" lang={language}>
            {criterion.value.description}
          </Text>
        )}
      </Stack>
      {criterion && editing && (
        <Given $gap={16} data-section={criterion.key}>
          {task && criterion.value.description && (
            <Text $size={14} $tone="secondary" lang={language}>
              {criterion.value.description}
            </Text>
          )}
          {holder && (
            <Notice icon="people" role="status">
              {t('held', { name: fullName(holder.first_name, holder.last_name) })}
            </Notice>
          )}
          {criterion.value.max_points > 0 && (
            <PointsField
              section={criterion.key}
              title={title ?? ''}
              max={criterion.value.max_points}
              editing={editing}
            />
          )}
          <CommentField section={criterion.key} editing={editing} />
        </Given>
      )}
    </Parts>
  );
}

interface AnswersProps {
  readonly task: Task;
  readonly language: string;
  readonly work: EvaluationWork;
}

type Given = Readonly<Record<string, { readonly user_data?: Parameters<typeof valueIn>[0][string] }>>;

function Answers({ task, language, work }: AnswersProps) {
  const { t, language: screen } = useTexts('evaluation');
  const answers = { answers: ((work.completion_data ?? {}) as Given)[task.key]?.user_data ?? {} };
  const words = {
    language: screen,
    yes: t('answer.yes'),
    no: t('answer.no'),
    empty: t('answer.empty'),
    file: t('answer.file'),
  };
  const asked = task.blocks.filter(({ __typename }) => __typename !== 'AssignmentExplanation');
  return asked.map((block) => {
    const answer = valueIn(answers, 'answers', block.key);
    return (
      <Stack key={block.key} $gap={4}>
        <Text $weight="strong" lang={language}>
          {'label' in block ? block.label : undefined}
        </Text>
        <AnswerView
          block={block}
          answer={answer}
          file={work.files.find(({ id }) => id === answer)}
          words={words}
        />
      </Stack>
    );
  });
}
