import { adminProductEndpoints, shopEndpoints } from '@learn/contracts/endpoints';
import { isCourseType } from '@learn/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../access/definePolicy.ts';
import type { ServerContext } from '../context.ts';
import { attachment, safeFileName } from '../documents/fileName.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendPage } from '../endpoints/sendPage.ts';
import { courseTypeWithoutEndpoint, notFound, unknownCourseType } from '../errors.ts';
import { listAdminProducts, readAdminProduct } from './adminProducts.ts';
import { enrolByOnboarding } from './enrolByOnboarding.ts';
import { readInvoice } from './invoice/readInvoice.ts';
import { placeOrder, readOrders } from './orders.ts';
import { invoicePayment } from './paymentProvider.ts';
import { mayReadInvoice, mayShop, mayWriteProducts } from './policy.ts';
import { listProducts } from './products.ts';
import { orders } from './tables.ts';
import { changeProduct, createProduct } from './writeProduct.ts';

/** `/api/shop/…`: products, own orders, and the ends of the onboardings (specification §7, domain decisions §16). */
export function registerShop(app: FastifyInstance, { db, config }: ServerContext): void {
  registerEndpoint(app, shopEndpoints.products, {
    policy: mayShop,
    handle: async ({ currentUser, query, reply }) =>
      sendPage(reply, await listProducts(db, currentUser, query)),
  });

  registerEndpoint(app, shopEndpoints.orders, {
    policy: mayShop,
    handle: async ({ currentUser }) => {
      const own = await readOrders(db, eq(orders.userId, currentUser.userId), currentUser.language);
      return own.map(({ order }) => order);
    },
  });

  registerEndpoint(app, adminProductEndpoints.list, {
    policy: mayWriteProducts,
    handle: async ({ currentUser, query, language, reply }) => {
      assertMaySee(mayWriteProducts, currentUser);
      return sendPage(reply, await listAdminProducts(db, query, language));
    },
  });

  registerEndpoint(app, adminProductEndpoints.create, {
    policy: mayWriteProducts,
    handle: async ({ currentUser, body, language }) => {
      assertMaySee(mayWriteProducts, currentUser);
      return readAdminProduct(db, await createProduct(db, currentUser.userId, body), language);
    },
  });

  registerEndpoint(app, adminProductEndpoints.change, {
    policy: mayWriteProducts,
    handle: async ({ currentUser, params: { productId }, body, seen, language }) => {
      assertMaySee(mayWriteProducts, currentUser);
      await changeProduct(db, { productId, actorId: currentUser.userId }, body, seen);
      return readAdminProduct(db, productId, language);
    },
  });

  registerEndpoint(app, shopEndpoints.createOrder, {
    policy: mayShop,
    handle: async ({ currentUser, body }) => {
      const {
        product_id: productId,
        invoice_address: invoiceAddress,
        idempotency_key: idempotencyKey,
      } = body;
      const buyer = { userId: currentUser.userId, payment: invoicePayment };
      const orderId = await placeOrder(db, buyer, {
        productId: productId.toLowerCase(),
        invoiceAddress,
        idempotencyKey,
      });
      const [placed] = await readOrders(db, eq(orders.id, orderId), currentUser.language);
      if (placed === undefined) throw notFound();
      return placed.order;
    },
  });

  registerEndpoint(app, shopEndpoints.invoice, {
    policy: mayReadInvoice,
    handle: async ({ currentUser, params, language, reply }) => {
      const wanted = { orderId: params.id, currentUser, language, config };
      const { file, name } = await readInvoice(db, wanted);
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(safeFileName(name, 'pdf')))
        .send(Buffer.from(file));
    },
  });

  registerEndpoint(app, shopEndpoints.createAgCourseSessionUser, {
    policy: mayShop,
    handle: ({ currentUser, body }) =>
      enrolByOnboarding(db, { userId: currentUser.userId, courseType: 'ag' }, body.product),
  });

  registerEndpoint(app, shopEndpoints.createEtCourseSessionUser, {
    policy: mayShop,
    handle: ({ currentUser, body }) =>
      enrolByOnboarding(db, { userId: currentUser.userId, courseType: 'et' }, body.product),
  });

  registerEndpoint(app, shopEndpoints.createCourseSessionUser, {
    policy: mayShop,
    handle: async ({ params: { courseType, call } }) => {
      if (call !== `create_${courseType}_csu`) throw notFound();
      throw isCourseType(courseType) ? courseTypeWithoutEndpoint() : unknownCourseType();
    },
  });
}
