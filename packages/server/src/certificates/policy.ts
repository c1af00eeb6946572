import { definePolicy, openToEveryone } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { IssuedCertificateRow } from './tables.ts';

export const mayHoldCertificate = definePolicy<{ readonly participations: number }>(
  'Participants see and issue their own certificates of a course.',
  ({ participations }) => participations > 0,
);

export const mayReadIssued = definePolicy<{
  readonly currentUser: CurrentUser;
  readonly issued: Pick<IssuedCertificateRow, 'userId'>;
}>(
  'People read the certificates that were issued to them, admins all.',
  ({ currentUser, issued }) => currentUser.userId === issued.userId || currentUser.user.hasVbvAdminAccess,
);

export const mayVerify = openToEveryone(
  'Everybody who holds the code of a certificate verifies it; an address that guesses codes is held up.',
);

export const mayReadKeys = openToEveryone('Public keys are public.');

export const mayRevokeCertificates = definePolicy<CurrentUser>(
  'Admins revoke certificates (recorded).',
  ({ user }) => user.hasVbvAdminAccess,
);
