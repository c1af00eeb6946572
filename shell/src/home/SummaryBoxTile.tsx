import type { RestState } from '@learn/platform';
import { Button, color, fontSize, Heading, media, Skeleton, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type ReactNode, useId } from 'react';
import type { SummaryFigure } from './summaryFigures.ts';
import { useTexts } from './texts.ts';
import { WayOn } from './WayOn.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[24]} ${space[16]};
  ${media.sm} {
    padding-inline: ${space[24]};
  }
  & > a {
    margin-bottom: -${space[12]};
  }
`;

const Value = styled.p<{ $size: 22 | 36 }>`
  display: flex;
  align-items: center;
  min-height: 44px;
  font-size: ${({ $size }) => fontSize[$size]};
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.1;
`;

/** As high as the longest one needs beside other boxes, so that nothing moves when the words arrive. */
const Sentence = styled.p`
  min-height: 24px;
  color: ${color.ink700};
  ${media.sm} {
    min-height: 48px;
  }
`;

interface SummaryBoxTileProps {
  readonly title: string;
  /** what the figure is about can be chosen here */
  readonly choice?: ReactNode;
  readonly figure: RestState<SummaryFigure>;
  /** undefined where no page behind it is live */
  readonly link: { readonly href: string; readonly text: string } | undefined;
}

/** One summary box: its figure, what that counts, and the page behind it. */
export function SummaryBoxTile({ title, choice, figure, link }: SummaryBoxTileProps) {
  const { t } = useTexts();
  const headingId = useId();
  const { data, error, loading, reload } = figure;
  return (
    <Root role="group" aria-labelledby={headingId} aria-busy={loading || undefined}>
      <Heading level={3} size={16} id={headingId}>
        {title}
      </Heading>
      {choice}
      {loading && (
        <>
          <Value as="div" $size={36}>
            <Skeleton $height="36px" $width="96px" />
          </Value>
          <Sentence as="div">
            <Skeleton $shape="text" $width="80%" />
          </Sentence>
        </>
      )}
      {error !== undefined && (
        <>
          <p role="alert">{t('boxesFailed')}</p>
          <div>
            <Button variant="secondary" size="small" icon="retry" onClick={reload}>
              {t('retry')}
            </Button>
          </div>
        </>
      )}
      {data && (
        <>
          <Value $size={(data.value?.length ?? 1) > 10 ? 22 : 36}>{data.value ?? '–'}</Value>
          <Sentence>{data.sentence}</Sentence>
        </>
      )}
      {link && <WayOn {...link} />}
    </Root>
  );
}
