import { endpoints, fillPath } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { orders } from '../../../src/shop/tables.ts';
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
    calls: `GET ${endpoints.auditLog.path}`,
    ask: async (client) => done(await client.get(endpoints.auditLog.path)),
    allowed: ['admin'],
  },
  {
    resource: 'admin area',
    act: 'take the audit log as a file',
    calls: `GET ${endpoints.auditExport.path}`,
    ask: async (client) => done(await client.get(endpoints.auditExport.path)),
    allowed: ['admin'],
  },
  {
    resource: 'exam dates and results',
    act: 'list all issued certificates',
    calls: `GET ${endpoints.issuedCertificateList.path}`,
    ask: async (client) => done(await client.get(endpoints.issuedCertificateList.path)),
    allowed: ['admin'],
  },
  {
    resource: 'costs',
    act: 'read all orders',
    calls: `GET ${endpoints.adminOrders.path}`,
    ask: async (client, { cast }) =>
      done(await client.get(`${endpoints.adminOrders.path}?course_session_id=${cast.session.id}`)),
    allowed: ['admin'],
  },
  {
    resource: 'costs',
    act: 'read the invoice of an order',
    calls: `GET ${endpoints.invoice.path}`,
    ask: async (client, { orderId }) =>
      done(await client.get(fillPath(endpoints.invoice.path, { id: orderId }) ?? '')),
    allowed: ['member', 'admin'],
  },
  {
    resource: 'costs',
    act: 'write',
    calls: `PUT ${endpoints.changeOrder.path}`,
    ask: async (client, { orderId }) =>
      done(
        await client.put(endpoints.changeOrder.path.replace(':id', orderId), {
          price: 90_000,
          reason: 'Rabatt',
        }),
      ),
    allowed: ['admin'],
  },
  {
    resource: 'costs',
    act: 'write several',
    calls: `PUT ${endpoints.changeOrders.path}`,
    ask: async (client, { db, orderId }) => {
      await db.update(orders).set({ state: 'pending' }).where(eq(orders.id, orderId));
      const body = { ids: [orderId], state: 'confirmed', reason: 'Bezahlt' };
      return done(await client.put(endpoints.changeOrders.path, body));
    },
    allowed: ['admin'],
  },
  {
    resource: 'costs',
    act: 'read an own order',
    calls: `GET ${endpoints.orders.path}`,
    ask: (client, { orderId }) =>
      askList<{ id: string }>(client, endpoints.orders.path, (list) => list.some(({ id }) => id === orderId)),
    allowed: ['member'],
  },
];
