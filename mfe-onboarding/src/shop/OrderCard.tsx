import { Card, Heading, Stack } from '@learn/ui';
import { OrderFacts } from '../order/OrderFacts.tsx';
import type { Order } from '../order/order.ts';
import { useTexts } from '../texts.ts';

/** An own order. */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTexts('shop');
  return (
    <Card as="li">
      <Stack $gap={12}>
        <Heading level={3}>{t('orderTitle', { number: order.invoice_number })}</Heading>
        <OrderFacts order={order} />
      </Stack>
    </Card>
  );
}
