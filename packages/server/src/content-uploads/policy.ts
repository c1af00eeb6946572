import { definePolicy } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

export const mayImportContents = definePolicy<CurrentUser>(
  'Admins import and export contents of courses; for everybody else that does not exist.',
  ({ user }) => user.hasVbvAdminAccess,
);
