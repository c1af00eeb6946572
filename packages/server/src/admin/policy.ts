import { definePolicy, ownOnly } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

export const mayEnterAdminArea = definePolicy<CurrentUser>(
  'Admins enter the admin area; for everybody else it does not exist.',
  ({ user }) => user.hasVbvAdminAccess,
);

export const ownAdminAccess = ownOnly('Everybody sees whether they have admin access.');
