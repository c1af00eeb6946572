import { formatNumber } from '@learn/domain';
import { Card, color, fontSize, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]} ${space[24]};
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dt {
    color: ${color.ink700};
    font-size: ${fontSize[14]};
  }
  & dd {
    font-size: ${fontSize[28]};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** How many there are of each kind. */
export function Counts({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) {
  return (
    <Card>
      <List>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </List>
    </Card>
  );
}
