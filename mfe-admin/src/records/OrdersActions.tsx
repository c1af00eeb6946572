import { endpoints } from '@learn/contracts';
import { formatPrice } from '@learn/domain';
import { rest } from '@learn/platform';
import { Button } from '@learn/ui';
import { ReasonDialog } from '../area/ReasonDialog.tsx';
import type { BulkOutcome } from '../list/Outcome.tsx';
import { SelectedNames } from '../list/SelectedNames.tsx';
import { useTexts } from '../texts.ts';
import type { Order } from './order.ts';

interface OrdersActionsProps {
  readonly orders: readonly Order[];
  readonly onDone: (outcome: BulkOutcome) => void;
}

/** Confirms or cancels several orders, with one reason. */
export function OrdersActions({ orders, onDone }: OrdersActionsProps) {
  return (
    <>
      <Write state="confirmed" orders={orders} onDone={onDone} />
      <Write state="cancelled" orders={orders} onDone={onDone} />
    </>
  );
}

const names = { confirmed: 'confirm', cancelled: 'cancel' } as const;

function Write({ orders, state, onDone }: OrdersActionsProps & { state: keyof typeof names }) {
  const { t } = useTexts('records');
  const name = names[state];
  const changing = orders.filter((order) => order.state !== state);
  if (changing.length === 0) return undefined;
  const sum = formatPrice(changing.reduce((total, { price }) => total + price, 0));
  const label = t(`orders.bulk.${name}`, { count: changing.length });
  return (
    <ReasonDialog
      trigger={
        <Button variant="secondary" size="small">
          {label}
        </Button>
      }
      title={label}
      description={t(`orders.bulk.${name}Text`, { sum })}
      action={label}
      onConfirm={async ({ reason }) => {
        const ids = changing.map(({ id }) => id);
        const { changed } = await rest.send(endpoints.changeOrders, { body: { ids, state, reason } });
        onDone({ words: t(`orders.bulk.${name}Done`, { count: changed.length }) });
      }}
    >
      <SelectedNames
        names={changing.map((order) => `${order.user_name || t('nobody')}, ${order.product_title}`)}
      />
    </ReasonDialog>
  );
}
