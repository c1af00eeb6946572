import { type ReactNode, type Ref, useContext } from 'react';
import { Button } from '../action/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Card } from '../layout/Card.tsx';
import { disc } from '../layout/disc.ts';
import { styled } from '../styled.ts';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { color, fontSize, radius, space } from '../theme/tokens.ts';
import { CommonTexts } from './CommonTexts.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[24]};
  max-width: 720px;
`;

const Head = styled.div`
  display: grid;
  gap: ${space[12]};
`;

const Mark = styled.span`
  ${disc(56)}
  background: ${color.waitingTint};
  color: ${color.waiting};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: center;
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

const Code = styled.code`
  padding: 2px ${space[8]};
  border-radius: ${radius.control};
  background: ${color.surface2};
  color: ${color.ink900};
  font-size: ${fontSize[14]};
  white-space: nowrap;
  user-select: all;
`;

/** Props of ErrorPanel. */
export type ErrorPanelProps = {
  /** What failed. */
  title: ReactNode;
  /** What that means for the reader, and what happens next. */
  description?: ReactNode;
  /** What the server said: an administrator who looks at the platform as a person reads why something of theirs stays hidden. */
  error?: unknown;
  /** Its label is the common one where none is given. */
  retry?: { label?: ReactNode; onRetry: () => void; busy?: boolean };
  /** Beside the retry button, for example the time of the next attempt. */
  status?: ReactNode;
  /** What still works, as a card with its own title. */
  stillWorks?: { title: ReactNode; children: ReactNode };
  /** Sentence and identifier to give to support. */
  support?: { text: ReactNode; id: string };
  /** Rank of the title: 1 when the panel is the page, 2 (default) or 3 inside one. */
  level?: 1 | 2 | 3;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** What failed, what still works, a retry, and an identifier for support. */
export function ErrorPanel({
  title,
  description: usual,
  error,
  retry: again,
  status,
  stillWorks,
  support,
  level = 2,
  headingRef,
}: ErrorPanelProps) {
  const texts = useContext(CommonTexts);
  const hidden = whyHidden(error);
  const description = hidden ?? usual;
  const retry = hidden === undefined ? again : undefined;
  return (
    <Root>
      <Head role="alert">
        <Mark>
          <Icon name="warning" size={28} />
        </Mark>
        <Heading level={level} size={level === 3 ? 18 : 28} tabIndex={-1} ref={headingRef}>
          {title}
        </Heading>
        {description !== undefined && (
          <Text $tone="secondary" $measure $size={level === 3 ? 16 : 18}>
            {description}
          </Text>
        )}
      </Head>
      {(retry !== undefined || status !== undefined) && (
        <Actions>
          {retry && (
            <Button icon="retry" loading={retry.busy} onClick={retry.onRetry}>
              {retry.label ?? texts.retry}
            </Button>
          )}
          {status !== undefined && <span role="status">{status}</span>}
        </Actions>
      )}
      {stillWorks && (
        <Card>
          <Heading level={level === 1 ? 2 : 3} size={18}>
            {stillWorks.title}
          </Heading>
          {stillWorks.children}
        </Card>
      )}
      {support && (
        <Text $tone="hint" $size={14}>
          {support.text} <Code>{support.id}</Code>
        </Text>
      )}
    </Root>
  );
}

/** The server's sentence, where an administrator who looks at the platform as this person does not see it: no other try changes that. */
function whyHidden(error: unknown): string | undefined {
  const { code, explanation } = Object(error ?? {}) as {
    readonly code?: unknown;
    readonly explanation?: string;
  };
  return code === 'read_only' ? explanation : undefined;
}
