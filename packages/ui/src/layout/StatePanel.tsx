import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { styled } from '../styled.ts';
import { Heading } from '../text/Heading.tsx';
import { color, media, radius, space, type Tone, toneColor } from '../theme/tokens.ts';
import { Inline, Stack } from './Stack.tsx';

const Root = styled.section<{ $active: boolean }>`
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${({ $active }) => ($active ? color.progressTint : color.surface1)};
  ${media.sm} {
    padding: ${space[24]};
  }
`;

/** Props of StatePanel. */
export type StatePanelProps = {
  /** The state in words, which name the panel too. */
  title: ReactNode;
  icon: IconName;
  tone?: Tone;
  /** Rank of the title in the page's outline, 2 by default. */
  level?: 2 | 3;
  /** Something can be done: pale blue, as the panel of what is next. */
  active?: boolean;
  children?: ReactNode;
};

/** Where a thing stands, in words that are a heading, and what can be done about it. */
export function StatePanel({
  title,
  icon,
  tone = 'none',
  level = 2,
  active = false,
  children,
}: StatePanelProps) {
  const id = useId();
  return (
    <Root $active={active} aria-labelledby={id}>
      <Stack $gap={8}>
        <Inline $gap={12} $nowrap>
          <Icon name={icon} size={24} color={toneColor[tone]} />
          <Heading level={level} size={22} id={id}>
            {title}
          </Heading>
        </Inline>
        {children}
      </Stack>
    </Root>
  );
}
