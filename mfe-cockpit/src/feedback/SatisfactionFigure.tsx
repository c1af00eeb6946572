import { formatSatisfaction, satisfactionColour } from '@learn/domain';
import { Figure, Inline, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';

/** The colour beside the figure; the figure says the same. */
const Swatch = styled.span`
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: 50%;
`;

interface SatisfactionFigureProps {
  /** null: nobody was asked */
  readonly value: number | null;
  readonly max: number;
}

/** A satisfaction with one decimal, its maximum and its colour (specification §9). */
export function SatisfactionFigure({ value, max }: SatisfactionFigureProps) {
  const { t } = useTexts('feedback');
  if (value === null) return <Text $tone="hint">{t('noSatisfaction')}</Text>;
  return (
    <Inline $gap={12}>
      <Swatch style={{ background: satisfactionColour(value) }} />
      <Figure value={formatSatisfaction(value)}>{t('ofMax', { max })}</Figure>
    </Inline>
  );
}
