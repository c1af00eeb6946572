import { color, fontSize, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type BarGeometry, lineHeight } from './barGeometry.ts';
import { type ChartContent, rowText } from './content.ts';

const Row = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
`;

/** Until the width is known, a line wraps by itself. */
const Line = styled.div<{ $twoLines: boolean | undefined }>`
  display: flex;
  flex-flow: ${({ $twoLines }) => ($twoLines === undefined ? 'row wrap' : $twoLines ? 'column' : 'row')};
  justify-content: space-between;
  column-gap: ${space[16]};
  padding-bottom: 5px;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  line-height: ${lineHeight - 5}px;
  white-space: nowrap;
  & > * {
    overflow: hidden;
    min-width: 0;
    max-width: 100%;
    text-overflow: ellipsis;
  }
`;

const Label = styled.div`
  color: ${color.ink900};
  font-weight: 600;
`;

const Values = styled.div`
  flex: none;
`;

/** Where bars come, so that the lines stand still. */
const Track = styled.div<{ $empty: boolean }>`
  border-radius: 3px;
  background: ${({ $empty }) => ($empty ? 'none' : color.surface2)};
`;

interface BarLinesProps {
  readonly content: ChartContent;
  readonly geometry: BarGeometry;
  /** the width is known, and with it whether label and values have room side by side */
  readonly measured: boolean;
}

/** Label and values of each row above the place of its bars. A text is cut off where it ends; the reading line and the table have all of it. */
export function BarLines({ content, geometry: { step, bars, twoLines }, measured }: BarLinesProps) {
  return content.rows.map((row) => (
    <Row key={row.id} style={{ [measured ? 'height' : 'minHeight']: step }}>
      <Line $twoLines={measured ? twoLines : undefined}>
        <Label>{row.label}</Label>
        <Values>{rowText(content, row)}</Values>
      </Line>
      <Track $empty={row.values.every((value) => value === null)} style={{ height: bars }} />
    </Row>
  ));
}
