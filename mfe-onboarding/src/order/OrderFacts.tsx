import { formatDate, formatPrice, invoiceAddressLines } from '@learn/domain';
import { color, fontSize, StatusPill, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import { InvoiceDownload } from './InvoiceDownload.tsx';
import type { Order } from './order.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid ${color.line};
  & > div {
    display: grid;
    grid-template-columns: minmax(min-content, 2fr) minmax(0, 3fr);
    gap: ${space[4]} ${space[16]};
    align-items: baseline;
    padding-block: ${space[12]};
    border-bottom: 1px solid ${color.line};
  }
  & dt {
    color: ${color.ink700};
    font-size: ${fontSize[14]};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const tones = { pending: 'waiting', confirmed: 'finished', cancelled: 'none' } as const;

/** An order with all that one wants to know of it, and its invoice. */
export function OrderFacts({ order }: { order: Order }) {
  const { t, language } = useTexts();
  const { invoice_address: address, state } = order;
  const facts = [
    [t('order.state'), <StatusPill key="state" status={tones[state]} label={t(`order.${state}`)} />],
    [t('order.product'), order.product_title],
    [t('order.number'), String(order.invoice_number)],
    [t('order.date'), formatDate(order.created_at, language)],
    [t('order.price'), formatPrice(order.price)],
    [t('order.to'), invoiceAddressLines(address, language).join('\n')],
  ] as const;
  return (
    <div>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <InvoiceDownload order={order} />
    </div>
  );
}
