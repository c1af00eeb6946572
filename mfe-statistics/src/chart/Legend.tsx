import { color, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ChartContent } from './content.ts';

const List = styled.ul<{ $inline: boolean }>`
  display: flex;
  flex-flow: ${({ $inline }) => ($inline ? 'row wrap' : 'column')};
  gap: ${space[4]} ${space[16]};
  & > li {
    display: flex;
    gap: ${space[8]};
    align-items: baseline;
  }
  & b {
    min-width: 3ch;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`;

const Swatch = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border-radius: 3px;
  align-self: center;
  print-color-adjust: exact;
`;

/** What the colours of a chart mean; of a pie with the value of each slice. Nothing where there is only one colour. */
export function Legend({ content: { kind, series, rows, format } }: { content: ChartContent }) {
  if (kind !== 'pie' && series.length < 2) return undefined;
  const entries =
    kind === 'pie'
      ? rows.map(({ id, label, colour = color.progress, values: [value] }) => ({
          id,
          label,
          colour,
          value: value == null ? '–' : format(value),
        }))
      : series.map((one) => ({ ...one, value: undefined }));
  return (
    <List $inline={kind !== 'pie'}>
      {entries.map(({ id, label, colour, value }) => (
        <li key={id}>
          <Swatch style={{ background: colour }} />
          {value !== undefined && <b>{value}</b>}
          {label}
        </li>
      ))}
    </List>
  );
}
