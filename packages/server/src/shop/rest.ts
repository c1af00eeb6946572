import { shopCalls } from '@learn/contracts/calls';
import { isCourseType } from '@learn/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../calls/registerCall.ts';
import type { ServerContext } from '../context.ts';
import { courseTypeWithoutEndpoint, notFound, unknownCourseType } from '../errors.ts';
import { enrolByOnboarding } from './enrolByOnboarding.ts';
import { placeOrder, readOrders } from './orders.ts';
import { invoicePayment } from './paymentProvider.ts';
import { mayShop } from './policy.ts';
import { listProducts } from './products.ts';
import { orders } from './tables.ts';

/** `/api/shop/…`: products, own orders, and the ends of the onboardings (specification §7, domain decisions §16). */
export function registerShop(app: FastifyInstance, { db }: ServerContext): void {
  registerCall(app, shopCalls.products, {
    policy: mayShop,
    handle: ({ visitor, query }) => listProducts(db, visitor, query.course_type),
  });

  registerCall(app, shopCalls.orders, {
    policy: mayShop,
    handle: async ({ visitor }) => {
      const own = await readOrders(db, eq(orders.userId, visitor.userId), visitor.language);
      return own.map(({ order }) => order);
    },
  });

  registerCall(app, shopCalls.createOrder, {
    policy: mayShop,
    handle: async ({ visitor, body }) => {
      const {
        product_id: productId,
        invoice_address: invoiceAddress,
        idempotency_key: idempotencyKey,
      } = body;
      const buyer = { userId: visitor.userId, payment: invoicePayment };
      const orderId = await placeOrder(db, buyer, {
        productId: productId.toLowerCase(),
        invoiceAddress,
        idempotencyKey,
      });
      const [placed] = await readOrders(db, eq(orders.id, orderId), visitor.language);
      if (placed === undefined) throw notFound();
      return placed.order;
    },
  });

  registerCall(app, shopCalls.createAgCourseSessionUser, {
    policy: mayShop,
    handle: ({ visitor, body }) =>
      enrolByOnboarding(db, { userId: visitor.userId, courseType: 'ag' }, body.product),
  });

  registerCall(app, shopCalls.createEtCourseSessionUser, {
    policy: mayShop,
    handle: ({ visitor, body }) =>
      enrolByOnboarding(db, { userId: visitor.userId, courseType: 'et' }, body.product),
  });

  registerCall(app, shopCalls.createCourseSessionUser, {
    policy: mayShop,
    handle: async ({ params: { courseType, call } }) => {
      if (call !== `create_${courseType}_csu`) throw notFound();
      throw isCourseType(courseType) ? courseTypeWithoutEndpoint() : unknownCourseType();
    },
  });
}
