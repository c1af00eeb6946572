import { color, disc, Icon, VisuallyHidden } from '@learn/ui';
import { css, styled } from '@learn/ui/styled';
import { type TextKey, useTexts } from '../texts.ts';

/** State of a content: done, begun, the next one, open; `neutral` in a preview. */
export type Mark = 'done' | 'started' | 'next' | 'open' | 'neutral';

const looks = {
  done: css`
    border-color: ${color.finished};
    background: ${color.finished};
    color: ${color.surface0};
  `,
  started: css`
    border-color: ${color.progress};
    background: linear-gradient(to top, ${color.progress} 50%, ${color.surface0} 50%);
  `,
  next: css`
    border: 7px solid ${color.progress};
  `,
  open: css``,
  neutral: css``,
};

const Root = styled.span<{ $mark: Mark }>`
  position: relative;
  ${disc(24)}
  border: 2px solid ${color.none};
  background: ${color.surface0};
  ${({ $mark }) => looks[$mark]}
`;

const words: Readonly<Record<Exclude<Mark, 'neutral'>, TextKey>> = {
  done: 'mark.done',
  started: 'mark.started',
  next: 'mark.next',
  open: 'mark.open',
};

/** The state as a small disc; shape and colour for the eye, a word for screen readers. */
export function StatusMark({ mark }: { mark: Mark }) {
  const { t } = useTexts();
  return (
    <Root $mark={mark}>
      {mark === 'done' && <Icon name="check" size={16} stroke={2.5} />}
      {mark !== 'neutral' && <VisuallyHidden>{t(words[mark])}</VisuallyHidden>}
    </Root>
  );
}
