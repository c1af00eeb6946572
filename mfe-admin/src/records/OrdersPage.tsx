import { endpoints, type QueryOf } from '@learn/contracts';
import { formatDate, formatPrice } from '@learn/domain';
import { rest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Inline, Meta } from '@learn/ui';
import { blockSize, type TableColumn } from '@learn/ui/table';
import { AdminPage } from '../area/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { fixedFilter } from '../list/fixedFilter.ts';
import { type ListAddress, useListAddress } from '../list/useListAddress.ts';
import { useRows } from '../list/useRows.ts';
import { personAddress } from '../person/personAddress.ts';
import { useTexts } from '../texts.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderState } from './OrderState.tsx';
import { OrdersActions } from './OrdersActions.tsx';
import type { Order } from './order.ts';

type Query = QueryOf<typeof endpoints.adminOrders>;

const sorts = ['-created_at'] as const;
const states = ['pending', 'confirmed', 'cancelled'] as const;
const taken = { state: states, user_id: 'id', course_session_id: 'id' } as const;

/** Orders of everybody, each with what can be done about it. */
export function OrdersPage() {
  const { t } = useTexts('records');
  const address = useListAddress(taken, sorts);
  return (
    <AdminPage entry="orders" title={t('orders.title')} lead={t('orders.lead')}>
      <AdminList
        label={t('orders.title')}
        searchLabel={t('orders.search')}
        rows={useOrders(address)}
        columns={useColumns()}
        address={address}
        filters={[
          {
            name: 'state',
            label: t('orders.column.state'),
            options: states.map((state) => ({ value: state, label: t(`orders.state.${state}`) })),
          },
          ...fixedFilter(address, 'user_id', t('orders.onePerson')),
          ...fixedFilter(address, 'course_session_id', t('orders.oneSession')),
        ]}
        selection={{
          nameOf: (order) => `${order.user_name || t('nobody')}, ${order.product_title}`,
          maySelect: () => true,
          actions: (orders, onDone) => <OrdersActions orders={orders} onDone={onDone} />,
        }}
        empty={{ icon: 'cart', title: t('orders.none') }}
      />
    </AdminPage>
  );
}

function useOrders({ chosen }: ListAddress<keyof typeof taken>) {
  // what an address says is checked by the server
  const query = (limit: number, offset: number) => ({ ...chosen, limit, offset }) as Query;
  return useRows(endpoints.adminOrders, JSON.stringify(chosen), {
    ask: (limit, offset) => rest.list(endpoints.adminOrders, { query: query(limit, offset) }),
    known: rest.knownList(endpoints.adminOrders, { query: query(blockSize, 0) }),
  });
}

function useColumns(): readonly TableColumn<Order>[] {
  const { t, language } = useTexts('records');
  return [
    {
      id: 'product',
      head: t('orders.column.product'),
      track: 'minmax(0, 2fr)',
      cell: (order) => (
        <span>
          <b>{order.product_title}</b>
          <Meta>{formatDate(order.created_at, language)}</Meta>
        </span>
      ),
    },
    {
      id: 'buyer',
      head: t('orders.column.buyer'),
      track: 'minmax(0, 1.6fr)',
      cell: (order, { tabIndex }) => (
        <Link to={personAddress(order.user_id)} tabIndex={tabIndex}>
          {order.user_name || t('nobody')}
        </Link>
      ),
    },
    {
      id: 'price',
      head: t('orders.column.price'),
      track: '136px',
      cell: (order) => formatPrice(order.price),
    },
    {
      id: 'state',
      head: t('orders.column.state'),
      track: '168px',
      cell: (order) => <OrderState state={order.state} />,
    },
    {
      id: 'actions',
      head: t('orders.column.actions'),
      track: 'minmax(0, 1.6fr)',
      card: 'plain',
      cell: (order, { tabIndex }) => (
        <Inline $gap={8}>
          <OrderActions order={order} tabIndex={tabIndex} />
        </Inline>
      ),
    },
  ];
}
