import { adminEndpoints } from '@learn/contracts/endpoints';
import { fullName } from '@learn/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../../access/definePolicy.ts';
import { readAuditLog } from '../../audit/readAuditLog.ts';
import type { ServerContext } from '../../context.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { notFound } from '../../errors.ts';
import { readOrders } from '../../shop/orders.ts';
import { mayWriteCosts } from '../../shop/policy.ts';
import { orders } from '../../shop/tables.ts';
import { mayEnterAdminArea } from '../policy.ts';
import { writeOrder } from '../writeOrder.ts';
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

  registerEndpoint(app, adminEndpoints.orders, {
    policy: mayWriteCosts,
    handle: async ({ currentUser, query }) => {
      assertMaySee(mayWriteCosts, currentUser);
      const found = await readOrders(
        db,
        eq(orders.courseSessionId, query.course_session_id),
        currentUser.language,
      );
      return found.map(presentOrder);
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
}

function presentOrder({ order, buyer }: Awaited<ReturnType<typeof readOrders>>[number]) {
  return { ...order, user_id: buyer.id, user_name: fullName(buyer.firstName, buyer.lastName) };
}
