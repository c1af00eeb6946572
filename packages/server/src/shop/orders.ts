import { addressOf, endpoints } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { courseSessions } from '../course-sessions/tables.ts';
import { choicesOffered, type OfferedChoices } from '../courses/offeredChoices.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { type FieldError, validationFailed } from '../errors.ts';
import { users } from '../users/tables.ts';
import { enrolBuyer, findEnrolment } from './enrolBuyer.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { findProduct } from './products.ts';
import { type InvoiceAddress, orders, products } from './tables.ts';

export interface OrderInput {
  readonly productId: string;
  readonly invoiceAddress: InvoiceAddress;
  readonly idempotencyKey: string;
}

/**
 * Orders a place (domain decisions §16): order and, once it is confirmed, enrolment in one transaction. A repeat with
 * the same key, or for a product that the person has ordered already, is the order that is there. It is the
 * employer's cost only where the invoice goes to them, and once they are confirmed.
 * @returns id of the order
 * @throws validation_failed for a product that cannot be ordered (any more), for a person who has a place already or
 *   has not chosen a profile or an option that the course asks for
 */
export async function placeOrder(
  db: Database,
  buyer: { readonly userId: string; readonly payment: PaymentProvider },
  input: OrderInput,
): Promise<string> {
  const { userId, payment } = buyer;
  return db.transaction(async (transaction) => {
    // Orders of one person wait for each other, so that none of them overlooks another.
    const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (person === undefined) throw new Error('The person who orders has gone.');
    const known = await findKnownOrder(transaction, userId, input);
    if (known !== undefined) return known;
    const found = await findProduct(transaction, userId, input.productId);
    if (!found?.onSale) throw validationFailed([{ field: 'product_id', problems: ['invalid'] }]);
    const { product, course, offered } = found;
    const place = { userId, courseSessionId: product.courseSessionId };
    if ((await findEnrolment(transaction, place)) !== undefined) {
      throw validationFailed([{ field: 'product_id', problems: ['not_allowed'] }]);
    }
    assertChosen(person, offered);
    const [created] = await transaction
      .insert(orders)
      .values({
        ...place,
        productId: product.id,
        price: product.price,
        idempotencyKey: input.idempotencyKey,
        invoiceAddress: input.invoiceAddress,
        ...(person.invoiceAddress === 'org' && {
          organisationId: person.organisationId,
          claimedOrganisationId: person.claimedOrganisationId,
        }),
      })
      .returning({ id: orders.id });
    if (created === undefined) throw new Error('No order was created.');
    const state = await payment.request(transaction, {
      orderId: created.id,
      title: product.titles[person.language],
      price: product.price,
      invoiceAddress: input.invoiceAddress,
      courseSlug: course.slug,
      buyer: person,
    });
    if (state === 'confirmed') await confirmOrder(transaction, { id: created.id, ...place }, userId);
    return created.id;
  });
}

function assertChosen(person: typeof users.$inferSelect, offered: OfferedChoices): void {
  const { chosenProfileId, chosenCourseOption: courseOption } = person;
  const choices = choicesOffered({ chosenProfileId, courseOption }, offered);
  const missing: FieldError[] = [];
  if (offered.profileIds.length > 0 && choices.chosenProfileId === null) {
    missing.push({ field: 'chosen_profile', problems: ['choose_profile'] });
  }
  if (offered.courseOptions.length > 0 && choices.courseOption === null) {
    missing.push({ field: 'course_option', problems: ['choose_option'] });
  }
  if (missing.length > 0) throw validationFailed(missing);
}

/**
 * Confirms an order: from now on the person has access.
 * @param actorId who confirms
 */
export async function confirmOrder(
  transaction: Database,
  order: { readonly id: string; readonly userId: string; readonly courseSessionId: string },
  actorId: string,
): Promise<void> {
  await transaction
    .update(orders)
    .set({ state: 'confirmed', confirmedAt: sql`now()` })
    .where(eq(orders.id, order.id));
  const { userId, courseSessionId } = order;
  await enrolBuyer(transaction, { userId, courseSessionId }, actorId);
}

async function findKnownOrder(db: Database, userId: string, input: OrderInput): Promise<string | undefined> {
  const [sameKey] = await db
    .select({ id: orders.id, productId: orders.productId })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, input.idempotencyKey)));
  if (sameKey !== undefined && sameKey.productId !== input.productId) {
    throw validationFailed([{ field: 'idempotency_key', problems: ['invalid'] }]);
  }
  if (sameKey !== undefined) return sameKey.id;
  const [sameProduct] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.userId, userId), eq(orders.productId, input.productId), ne(orders.state, 'cancelled')),
    )
    .limit(1);
  return sameProduct?.id;
}

/** Orders as they travel, newest first, with their buyers; in one statement. */
export async function readOrders(
  db: Database,
  condition: SQL | undefined,
  language: Language,
  page: { readonly limit: number; readonly offset: number } = { limit: 1000, offset: 0 },
) {
  const rows = await db
    .select({
      order: orders,
      titles: products.titles,
      courseSlug: courses.slug,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(courseSessions, eq(courseSessions.id, orders.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ order, titles, courseSlug, firstName, lastName }) => ({
    buyer: { id: order.userId, firstName, lastName },
    order: {
      id: order.id,
      product_id: order.productId,
      product_title: titles[language],
      course_slug: courseSlug,
      course_session_id: order.courseSessionId,
      price: order.price,
      state: order.state,
      invoice_address: order.invoiceAddress,
      invoice_number: order.invoiceNumber,
      invoice_url:
        order.state === 'cancelled' ? null : addressOf(endpoints.invoice, { params: { id: order.id } }),
      created_at: order.createdAt.toISOString(),
      confirmed_at: order.confirmedAt?.toISOString() ?? null,
    },
  }));
}
