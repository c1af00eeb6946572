import type { Language } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { assertMaySee } from '../../access/definePolicy.ts';
import type { CurrentUser } from '../../authentication/currentUser.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import { brandName } from '../../page-composition/composePage.ts';
import { users } from '../../users/tables.ts';
import { mayReadInvoice } from '../policy.ts';
import { orders, products } from '../tables.ts';
import { creditorOf } from './creditor.ts';
import { invoiceContent } from './invoiceContent.ts';
import { invoiceTexts } from './invoiceTexts.ts';
import { makeInvoice } from './makeInvoice.ts';

interface Wanted {
  readonly orderId: string;
  readonly currentUser: CurrentUser;
  readonly language: Language;
  readonly config: Config;
}

/**
 * The invoice of an order as PDF, with the name of its file.
 * @throws not_found for an order that does not exist, that the person may not see, or that was cancelled; too_many_requests
 */
export async function readInvoice(
  db: Database,
  { orderId, currentUser, language, config }: Wanted,
): Promise<{ readonly file: Uint8Array; readonly name: string }> {
  const [order] = await db
    .select({
      userId: orders.userId,
      state: orders.state,
      invoiceNumber: orders.invoiceNumber,
      price: orders.price,
      createdAt: orders.createdAt,
      invoiceAddress: orders.invoiceAddress,
      titles: products.titles,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (order === undefined || order.state === 'cancelled') throw notFound();
  assertMaySee(mayReadInvoice, { currentUser, order });
  const content = invoiceContent(
    {
      order,
      creditor: creditorOf(config),
      brand: brandName(config, language),
      support: config.SUPPORT_EMAIL,
    },
    language,
  );
  const file = await makeInvoice(currentUser.userId, content);
  return { file, name: `${invoiceTexts[language].title(order.invoiceNumber)}.pdf` };
}
