import { definePolicy, ownOnly } from '../access/policy.ts';
import type { Visitor } from '../authentication/visitor.ts';

export const mayEnterAdminArea = definePolicy<Visitor>(
  'Admins enter the admin area; for everybody else it does not exist.',
  ({ user }) => user.hasVbvAdminAccess,
);

export const ownAdminAccess = ownOnly('Everybody learns whether he has admin access himself.');
