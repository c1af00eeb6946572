import { restPaths } from '@learn/contracts';
import { askList, askOperation, done, type MatrixRow } from '../matrixRow.ts';

export const adminRows: readonly MatrixRow[] = [
  {
    resource: 'admin area',
    act: 'read its widgets',
    calls: 'query admin_widgets',
    ask: (client) => askOperation(client, { query: '{ admin_widgets { widget_type } }', variables: {} }),
    allowed: ['admin'],
  },
  {
    resource: 'admin area',
    act: 'read the audit log',
    calls: `GET ${restPaths.auditLog}`,
    ask: async (client) => done(await client.get(restPaths.auditLog)),
    allowed: ['admin'],
  },
  {
    resource: 'costs',
    act: 'read all orders',
    calls: `GET ${restPaths.adminOrders}`,
    ask: async (client, { cast }) =>
      done(await client.get(`${restPaths.adminOrders}?course_session_id=${cast.session.id}`)),
    allowed: ['admin'],
  },
  {
    resource: 'costs',
    act: 'write',
    calls: `PUT ${restPaths.adminOrder}`,
    ask: async (client, { orderId }) =>
      done(
        await client.put(restPaths.adminOrder.replace(':id', orderId), { price: 90_000, reason: 'Rabatt' }),
      ),
    allowed: ['admin'],
  },
  {
    resource: 'costs',
    act: 'read an own order',
    calls: `GET ${restPaths.shopOrders}`,
    ask: (client, { orderId }) =>
      askList<{ id: string }>(client, restPaths.shopOrders, (list) => list.some(({ id }) => id === orderId)),
    allowed: ['member'],
  },
];
