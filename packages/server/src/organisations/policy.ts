import { isConfirmable } from '@learn/domain';
import { definePolicy } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

/** For whose people somebody may say that they work there. */
export interface EmployerAuthority {
  readonly userId: string;
  readonly isAdmin: boolean;
  /** organisations that they are training responsible of, in whatever course */
  readonly organisationIds: readonly string[];
}

export const mayReadClaims = definePolicy<EmployerAuthority>(
  'Training responsibles see who names their organisation as employer, by name only; admins see all; for others it does not exist.',
  ({ isAdmin, organisationIds }) => isAdmin || organisationIds.length > 0,
);

export const mayDecideClaim = definePolicy<{
  readonly authority: EmployerAuthority;
  readonly claim: { readonly userId: string; readonly organisationId: string };
}>(
  'Training responsibles confirm or reject who names their organisation as employer, admins everybody; nobody themselves.',
  ({ authority, claim }) =>
    claim.userId !== authority.userId &&
    isConfirmable(claim.organisationId) &&
    (authority.isAdmin || authority.organisationIds.includes(claim.organisationId)),
);

export const mayWriteOrganisations = definePolicy<CurrentUser>(
  'Admins add employers and rename them; for everybody else that does not exist.',
  ({ user }) => user.hasVbvAdminAccess,
);
