import { definePolicy, ownOnly } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

/** Prices are no secret; whether something is bought, everybody learns about himself only. */
export const mayShop = ownOnly('Everybody orders for himself, and sees his own orders only.');

export const mayWriteCosts = definePolicy<CurrentUser>(
  'Admins write costs.',
  ({ user }) => user.hasVbvAdminAccess,
);
