import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { confirmOrder } from '../shop/orders.ts';
import { orders } from '../shop/tables.ts';

export interface OrderChange {
  /** Rappen */
  readonly price?: number;
  readonly state?: 'confirmed' | 'cancelled';
  readonly reason: string;
}

/**
 * Corrects an order. A confirmed one gives access; cancelling takes no access away, which is the enrolment's matter, for
 * with it would go what the person has done in the course.
 * @throws not_found; validation_failed where a confirmation would enrol a person who is erased, or in an archived session
 */
export async function writeOrder(
  db: Database,
  actorId: string,
  orderId: string,
  change: OrderChange,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined) throw notFound();
    const { price = order.price, state = order.state } = change;
    await transaction.update(orders).set({ price, state }).where(eq(orders.id, orderId));
    if (state === 'confirmed' && order.state !== 'confirmed') {
      await confirmOrder(transaction, order, actorId);
    }
    await recordAudit(transaction, {
      action: 'cost.written',
      actorId,
      userId: order.userId,
      courseSessionId: order.courseSessionId,
      subjectId: orderId,
      details: {
        before: { price: order.price, state: order.state },
        after: { price, state },
        reason: change.reason,
      },
    });
  });
}
