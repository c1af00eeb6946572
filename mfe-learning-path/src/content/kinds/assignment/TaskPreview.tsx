import { color, Heading, space, Text } from '@learn/ui';
import { RichText } from '@learn/ui/content';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../../../texts.ts';
import type { Block } from './AnswerView.tsx';
import type { AssignmentData } from './useWork.ts';

const List = styled.ol`
  display: grid;
  gap: ${space[32]};
  max-width: 760px;
  & > li {
    display: grid;
    gap: ${space[12]};
  }
`;

const Options = styled.ul`
  padding-left: ${space[16]};
  color: ${color.ink700};
  & > li {
    list-style: circle;
  }
`;

/** The tasks as participants find them, for previews of the course. */
export function TaskPreview({ assignment, language }: { assignment: AssignmentData; language: string }) {
  const { t } = useTexts('assignment');
  return (
    <List>
      {assignment.tasks.map((task, index) => (
        <li key={task.key}>
          <div>
            <Text $size={14} $tone="hint">
              {t('steps.task', { number: index + 1 })}
            </Text>
            <Heading level={2}>
              <span lang={language}>{task.title}</span>
            </Heading>
          </div>
          {task.blocks.map((block) => (
            <div key={block.key} lang={language}>
              <Question block={block} />
            </div>
          ))}
        </li>
      ))}
    </List>
  );
}

function Question({ block }: { block: Block }) {
  if (block.__typename === 'AssignmentExplanation') return <RichText html={block.text} />;
  return (
    <>
      <Text $weight="strong">{block.label}</Text>
      {block.__typename === 'AssignmentChoice' && (
        <Options>
          {block.options.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </Options>
      )}
    </>
  );
}
