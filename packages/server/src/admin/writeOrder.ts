import { eq, inArray } from 'drizzle-orm';
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
    const [order] = await lockOrders(transaction, [orderId]);
    if (order === undefined) throw notFound();
    await changeOrder(transaction, order, { ...change, actorId });
  });
}

/**
 * Confirms or cancels several orders, all of them or none.
 * @returns ids of those that were not in that state already
 * @throws not_found for one that does not exist; validation_failed as for a single one
 */
export async function writeOrders(
  db: Database,
  actorId: string,
  { ids, ...change }: Required<Pick<OrderChange, 'state' | 'reason'>> & { readonly ids: readonly string[] },
): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const found = await lockOrders(transaction, ids);
    if (found.length < new Set(ids).size) throw notFound();
    const changing = found.filter(({ state }) => state !== change.state);
    for (const order of changing) await changeOrder(transaction, order, { ...change, actorId });
    return changing.map(({ id }) => id);
  });
}

/** In the order of their ids, as everybody who locks several. */
function lockOrders(transaction: Database, ids: readonly string[]) {
  return transaction
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.id)
    .for('update');
}

async function changeOrder(
  transaction: Database,
  order: typeof orders.$inferSelect,
  { actorId, reason, ...change }: OrderChange & { readonly actorId: string },
): Promise<void> {
  const { price = order.price, state = order.state } = change;
  await transaction.update(orders).set({ price, state }).where(eq(orders.id, order.id));
  if (state === 'confirmed' && order.state !== 'confirmed') await confirmOrder(transaction, order, actorId);
  await recordAudit(transaction, {
    action: 'cost.written',
    actorId,
    userId: order.userId,
    courseSessionId: order.courseSessionId,
    subjectId: order.id,
    details: {
      before: { price: order.price, state: order.state },
      after: { price, state },
      reason,
    },
  });
}
