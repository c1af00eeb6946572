import { type FieldValues, type SectionDrafts, valueIn } from '@learn/platform/form';
import { color, Heading, Stack, space, Text } from '@learn/ui';
import type { AnsweredFile } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { AnswerView, fileOf } from './AnswerView.tsx';
import { questionsOf } from './answers.ts';
import type { AssignmentData, Work } from './useWork.ts';

type Task = AssignmentData['tasks'][number];

const List = styled.ol`
  max-width: 760px;
  & > li {
    display: grid;
    gap: ${space[12]};
    padding-block: ${space[24]};
    border-bottom: 1px solid ${color.line};
  }
  & > li:first-child {
    padding-top: 0;
  }
`;

interface AnswerListProps {
  readonly assignment: AssignmentData;
  readonly language: string;
  readonly work: Work | undefined;
  readonly answers: FieldValues;
  readonly drafts?: SectionDrafts | undefined;
  /** below a task: the way to what is still empty */
  readonly after?: (task: Task, number: number) => ReactNode;
}

/** All tasks with their answers, to read. */
export function AnswerList({ assignment, language, work, answers, drafts, after }: AnswerListProps) {
  const { t } = useTexts('assignment');
  return (
    <List>
      {assignment.tasks.map((task, index) => (
        <li key={task.key}>
          <div>
            {assignment.tasks.length > 1 && (
              <Text $size={14} $tone="hint">
                {t('steps.task', { number: index + 1 })}
              </Text>
            )}
            <Heading level={3}>
              <span lang={language}>{task.title}</span>
            </Heading>
          </div>
          {questionsOf(task).map((block) => {
            const answer = valueIn(answers, task.key, block.key);
            const typed: AnsweredFile | undefined = drafts?.get(task.key)?.[block.key]?.file;
            return (
              <Stack key={block.key} $gap={4}>
                <Text $weight="strong" lang={language}>
                  {'label' in block ? block.label : undefined}
                </Text>
                <AnswerView block={block} answer={answer} file={fileOf(answer, work) ?? typed} />
              </Stack>
            );
          })}
          {after?.(task, index + 1)}
        </li>
      ))}
    </List>
  );
}
