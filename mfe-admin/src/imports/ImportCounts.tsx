import { formatNumber } from '@learn/domain';
import { Card, color, fontSize, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { PersonImport } from './importData.ts';

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]} ${space[24]};
  ${media.md} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
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

/** How many rows there are of each kind. */
export function ImportCounts({ found }: { found: PersonImport }) {
  const { t } = useTexts('imports');
  const counts = [
    ['rows', found.rows],
    ['new', found.new_people],
    ['known', found.known_people],
    ['faulty', found.faulty],
    ['taken', found.taken],
  ] as const;
  return (
    <Card>
      <Counts>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`count.${name}`)}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </Counts>
    </Card>
  );
}
