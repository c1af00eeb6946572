import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { Button, Field, TextInput } from '@learn/ui';
import { useState } from 'react';
import { editedFrancs, rappenOf } from '../area/money.ts';
import { ReasonDialog, type Reasoned } from '../area/ReasonDialog.tsx';
import { useTexts } from '../texts.ts';
import type { Order } from './order.ts';

/** Confirms or cancels an order, or corrects its price; each with a reason. */
export function OrderActions({ order, tabIndex }: { order: Order; tabIndex: 0 | -1 }) {
  const { t } = useTexts('records');
  // until something is typed, the price is that of the order, also when another tab has changed it
  const [typedPrice, setPrice] = useState<string>();
  const price = typedPrice ?? editedFrancs(order.price);
  const rappen = rappenOf(price);
  const write =
    (change: { state?: 'confirmed' | 'cancelled'; price?: number }) =>
    async ({ reason }: Reasoned) =>
      void (await rest.send(endpoints.changeOrder, {
        params: { id: order.id },
        body: { ...change, reason },
      }));
  const trigger = (label: string) => (
    <Button variant="secondary" size="small" tabIndex={tabIndex}>
      {label}
    </Button>
  );
  return (
    <>
      {order.state !== 'confirmed' && (
        <ReasonDialog
          trigger={trigger(t('orders.confirm'))}
          title={t('orders.confirm')}
          description={t('orders.confirmText', { name: order.user_name, product: order.product_title })}
          action={t('orders.confirm')}
          onConfirm={write({ state: 'confirmed' })}
        />
      )}
      {order.state !== 'cancelled' && (
        <ReasonDialog
          trigger={trigger(t('orders.cancel'))}
          title={t('orders.cancel')}
          description={t('orders.cancelText')}
          action={t('orders.cancel')}
          onConfirm={write({ state: 'cancelled' })}
        />
      )}
      <ReasonDialog
        trigger={trigger(t('orders.reprice'))}
        title={t('orders.reprice')}
        description={t('orders.repriceText')}
        action={t('orders.reprice')}
        onOpen={() => setPrice(undefined)}
        onConfirm={(typed) =>
          rappen === undefined ? Promise.reject(new Error('no price')) : write({ price: rappen })(typed)
        }
      >
        <Field
          label={t('orders.price')}
          error={rappen === undefined ? t('orders.noPrice') : undefined}
          required
        >
          <TextInput
            inputMode="decimal"
            value={price}
            onChange={({ currentTarget }) => setPrice(currentTarget.value)}
          />
        </Field>
      </ReasonDialog>
    </>
  );
}
