import { definePolicy } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

export const mayImportPeople = definePolicy<CurrentUser>(
  'Admins read lists of people in; for everybody else there are none.',
  ({ user }) => user.hasVbvAdminAccess,
);
