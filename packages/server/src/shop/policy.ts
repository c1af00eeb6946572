import { definePolicy, ownOnly } from '../access/policy.ts';
import type { Visitor } from '../authentication/visitor.ts';

/** Prices are no secret; whether something is bought, everybody learns about himself only. */
export const mayShop = ownOnly('Everybody orders for himself, and sees his own orders only.');

export const mayWriteCosts = definePolicy<Visitor>(
  'Admins write costs.',
  ({ user }) => user.hasVbvAdminAccess,
);
