import { isConfirmable } from '@learn/domain';
import { definePolicy } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { OrganisationRole } from '../course-sessions/tables.ts';

export const mayGiveRoles = definePolicy<CurrentUser>(
  'Admins enrol people and give and take their roles; for everybody else none of it exists.',
  ({ user }) => user.hasVbvAdminAccess,
);

/** Exam experts stand for nobody, the others for an organisation that has people. */
export function fitsOrganisation(role: OrganisationRole, organisation: string | null): boolean {
  if (role === 'Prüfungsexperte') return organisation === null;
  return organisation !== null && isConfirmable(organisation);
}
