import { Card, color, Figure, media, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';

const Counts = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: hidden;
  & > li {
    margin: 0 -1px -1px 0;
    padding: ${space[16]} ${space[24]};
    border: 1px solid ${color.line};
    border-width: 0 1px 1px 0;
  }
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface AgentFiguresProps {
  readonly figures: readonly { readonly id: string; readonly value: string; readonly text: string }[];
}

/** The figures above a list, side by side. */
export function AgentFigures({ figures }: AgentFiguresProps) {
  const { t } = useTexts('agent');
  return (
    <Counts as="ul" $flush aria-label={t('figures')}>
      {figures.map(({ id, value, text }) => (
        <li key={id}>
          <Figure value={value}>
            <br />
            {text}
          </Figure>
        </li>
      ))}
    </Counts>
  );
}
