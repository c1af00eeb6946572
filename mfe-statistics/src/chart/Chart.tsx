import { Button, Card, color, Heading, Icon, Stack, screenOnly, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import { ChartDownloads } from './ChartDownloads.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { ChartContent } from './content.ts';
import type { ExportOf } from './Downloads.tsx';
import { ReadChart } from './ReadChart.tsx';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  break-inside: avoid;
`;

const Body = styled.div`
  flex: 1;
  padding: ${space[16]};
  @media (min-width: 640px) {
    padding: ${space[24]};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[8]};
  padding: ${space[4]} ${space[8]};
  border-top: 1px solid ${color.line};
  ${screenOnly}
`;

/** On paper the table always stands below the drawing. */
const AsTable = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  padding: 0 ${space[16]} ${space[16]};
  @media (min-width: 640px) {
    padding-inline: ${space[24]};
  }
  @media print {
    display: block;
  }
`;

interface ChartProps {
  readonly content: ChartContent;
  /** rank of the title in the page's outline */
  readonly level?: 2 | 3;
  /** figures above the drawing, and links */
  readonly children?: ReactNode;
  /** the values as a spreadsheet; left out where the server has none */
  readonly exportOf?: ExportOf | undefined;
  /** below the drawing: which of all values it shows, and the way to others */
  readonly pages?: ReactNode;
}

/**
 * A chart in its card: title, unit, one sentence that says what it shows, the figures, the drawing with its reading line, the same as a
 * table, and downloads of exactly that.
 */
export function Chart({ content, level = 3, children, exportOf, pages }: ChartProps) {
  const { t } = useTexts('chart');
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <Root as="section" $flush aria-labelledby={id}>
      <Body>
        <Stack $gap={12}>
          <div>
            <Heading level={level} size={18} id={id}>
              {content.title}
            </Heading>
            <Text $tone="hint" $size={14}>
              {content.sentence} {t('unit', { unit: content.unit })}
            </Text>
          </div>
          {children}
          {content.rows.length > 0 ? (
            <div ref={area}>
              <ReadChart content={content} />
            </div>
          ) : (
            <Text $tone="secondary">{content.none ?? t('empty')}</Text>
          )}
          {pages}
        </Stack>
      </Body>
      {content.rows.length > 0 && (
        <>
          <Foot>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={open}
              aria-controls={`${id}-table`}
              onClick={() => setOpen(!open)}
            >
              {t('asTable')}
              <Icon name={open ? 'minus' : 'plus'} size={16} />
            </Button>
            <ChartDownloads content={content} area={area} exportOf={exportOf} />
          </Foot>
          <AsTable $open={open} id={`${id}-table`}>
            <ChartTable content={content} />
          </AsTable>
        </>
      )}
    </Root>
  );
}
