import type { ExamState } from '@learn/domain';
import { Card, color, Heading, Icon, Inline, Stack, toneColor } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type ReactNode, useId } from 'react';
import { examLook } from './examLook.ts';
import { useExamWords } from './useExamWords.ts';

/** Pale blue where something can be done, as the panel of what is next. */
const Root = styled(Card)<{ $active: boolean }>`
  border: 0;
  background: ${({ $active }) => ($active ? color.progressTint : color.surface1)};
`;

interface StatePanelProps {
  readonly state: ExamState;
  /** something can be done about it */
  readonly active?: boolean;
  /** rank of the state in the page's outline */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** Where an exam stands, in words that are a heading, and what there is to say and do about it. */
export function StatePanel({ state, active = false, level = 2, children }: StatePanelProps) {
  const id = useId();
  const { textOf } = useExamWords();
  const { icon, tone } = examLook[state];
  return (
    <Root as="section" $active={active} aria-labelledby={id}>
      <Stack $gap={8}>
        <Inline $gap={12} $nowrap>
          <Icon name={icon} size={24} color={toneColor[tone]} />
          <Heading level={level} size={22} id={id}>
            {textOf(state)}
          </Heading>
        </Inline>
        {children}
      </Stack>
    </Root>
  );
}
