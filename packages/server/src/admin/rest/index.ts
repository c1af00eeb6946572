import { adminEndpoints, spreadsheetMediaTypes } from '@learn/contracts/endpoints';
import { fullName, zurichDay } from '@learn/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../../access/definePolicy.ts';
import { exportAuditLog } from '../../audit/exportAuditLog.ts';
import { readAuditLog } from '../../audit/readAuditLog.ts';
import { findCertificates } from '../../certificates/findCertificates.ts';
import { mayRevokeCertificates } from '../../certificates/policy.ts';
import type { ServerContext } from '../../context.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { sendPage } from '../../endpoints/sendPage.ts';
import { notFound } from '../../errors.ts';
import { findOrders } from '../../shop/findOrders.ts';
import { readOrders } from '../../shop/orders.ts';
import { mayWriteCosts } from '../../shop/policy.ts';
import { orders } from '../../shop/tables.ts';
import { mayEnterAdminArea } from '../policy.ts';
import { writeOrder, writeOrders } from '../writeOrder.ts';
import { registerOverview } from './overview.ts';
import { registerWidgets } from './widgets.ts';

/** `/api/admin/…`: overview, search and widgets of the area, the audit log and the orders. */
export function registerAdmin(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  registerOverview(app, context);
  registerWidgets(app, context);

  registerEndpoint(app, adminEndpoints.auditLog, {
    policy: mayEnterAdminArea,
    handle: ({ currentUser, query }) => {
      assertMaySee(mayEnterAdminArea, currentUser);
      return readAuditLog(db, query);
    },
  });

  registerEndpoint(app, adminEndpoints.auditExport, {
    policy: mayEnterAdminArea,
    handle: async ({ currentUser, query: { format, ...filter }, language, reply }) => {
      assertMaySee(mayEnterAdminArea, currentUser);
      return reply
        .type(spreadsheetMediaTypes[format])
        .header('content-disposition', `attachment; filename="audit_${zurichDay(new Date())}.${format}"`)
        .send(await exportAuditLog(db, filter, { format, language, actorId: currentUser.userId }));
    },
  });

  registerEndpoint(app, adminEndpoints.orders, {
    policy: mayWriteCosts,
    handle: async ({ currentUser, query, language, reply }) => {
      assertMaySee(mayWriteCosts, currentUser);
      const { rows, total } = await findOrders(db, query, language);
      return sendPage(reply, { rows: rows.map(presentOrder), total });
    },
  });

  registerEndpoint(app, adminEndpoints.certificates, {
    policy: mayRevokeCertificates,
    handle: async ({ currentUser, query, language, reply }) => {
      assertMaySee(mayRevokeCertificates, currentUser);
      return sendPage(reply, await findCertificates(db, query, language));
    },
  });

  registerEndpoint(app, adminEndpoints.writeOrder, {
    policy: mayWriteCosts,
    handle: async ({ currentUser, params, body }) => {
      assertMaySee(mayWriteCosts, currentUser);
      await writeOrder(db, currentUser.userId, params.id, body);
      const [written] = await readOrders(db, eq(orders.id, params.id), currentUser.language);
      if (written === undefined) throw notFound();
      return presentOrder(written);
    },
  });

  registerEndpoint(app, adminEndpoints.writeOrders, {
    policy: mayWriteCosts,
    handle: async ({ currentUser, body }) => {
      assertMaySee(mayWriteCosts, currentUser);
      return { changed: await writeOrders(db, currentUser.userId, body) };
    },
  });
}

function presentOrder({ order, buyer }: Awaited<ReturnType<typeof readOrders>>[number]) {
  return { ...order, user_id: buyer.id, user_name: fullName(buyer.firstName, buyer.lastName) };
}
