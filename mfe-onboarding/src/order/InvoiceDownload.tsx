import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { useDownloads } from '@learn/platform/form';
import { Button, Notice, space } from '@learn/ui';
import { useTexts } from '../texts.ts';
import type { Order } from './order.ts';

/** The invoice as PDF; a cancelled order has none. */
export function InvoiceDownload({ order }: { order: Pick<Order, 'id' | 'invoice_number' | 'invoice_url'> }) {
  const { t } = useTexts();
  const { running, outcome, download } = useDownloads<'invoice'>();
  if (order.invoice_url === null) return undefined;
  return (
    <div style={{ marginTop: space[16] }}>
      <Button
        variant="secondary"
        icon="text"
        stretch="phone"
        loading={running !== undefined}
        onClick={() =>
          void download('invoice', () => rest.file(endpoints.invoice, { params: { id: order.id } }))
        }
      >
        {t('order.invoice', { number: order.invoice_number })}
      </Button>
      <div role="status">
        {outcome === 'saved' && t('order.invoiceSaved')}
        {(outcome === 'failed' || outcome === 'nothing') && (
          <Notice tone="failed" icon="warning">
            {t('order.invoiceFailed')}
          </Notice>
        )}
      </div>
    </div>
  );
}
