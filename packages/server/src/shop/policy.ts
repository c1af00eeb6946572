import { definePolicy, ownOnly } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

/** Prices are no secret; everybody learns about their own purchases only. */
export const mayShop = ownOnly('Everybody orders for themselves, and sees their own orders only.');

export const mayWriteCosts = definePolicy<CurrentUser>(
  'Admins write costs.',
  ({ user }) => user.hasVbvAdminAccess,
);

export const mayWriteProducts = definePolicy<CurrentUser>(
  'Admins write products and their prices; for everybody else that does not exist.',
  ({ user }) => user.hasVbvAdminAccess,
);

export const mayReadInvoice = definePolicy<{
  readonly currentUser: CurrentUser;
  readonly order: { readonly userId: string };
}>(
  'Everybody reads the invoices of their own orders, admins all.',
  ({ currentUser: { userId, user }, order }) => order.userId === userId || user.hasVbvAdminAccess,
);
