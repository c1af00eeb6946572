import { formatPrice } from '@learn/domain';
import { Card, color, fontSize, Heading, Meta, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { Product } from '../frame/progressOf.ts';
import { sessionPeriod } from '../frame/sessionPeriod.ts';
import { useTexts } from '../texts.ts';

const Summary = styled(Card)`
  display: grid;
  gap: ${space[12]};
  background: ${color.surface1};
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[16]};
  padding-top: ${space[12]};
  border-top: 1px solid ${color.line};
  font-weight: 700;
  & > span:last-child {
    font-size: ${fontSize[22]};
    font-variant-numeric: tabular-nums;
  }
`;

/** What is ordered, when it takes place, and what it costs. */
export function OrderSummary({ product }: { product: Product }) {
  const { t, language } = useTexts('checkout');
  const { title, description, price } = product;
  return (
    <Summary as="section" aria-labelledby="order-summary">
      <Heading level={2} size={18} id="order-summary">
        {t('summary.title')}
      </Heading>
      <div>
        <Text $weight="strong">{title}</Text>
        <Meta>{sessionPeriod(product, language)}</Meta>
      </div>
      <Text $size={14} $tone="secondary">
        {description}
      </Text>
      <Total>
        <span>{t('summary.total')}</span>
        <span>{formatPrice(price)}</span>
      </Total>
    </Summary>
  );
}
