import { definePolicy, openToEveryone, ownOnly } from '../access/definePolicy.ts';

export const mayLogIn = openToEveryone('Name and password are needed. Attempts are limited.');

export const mayLogOut = openToEveryone(
  'Ends the login session of the cookie that is sent, if there is one.',
);

export const mayViewAs = definePolicy<{
  readonly viewerId: string;
  readonly person: {
    readonly id: string;
    readonly hasVbvAdminAccess: boolean;
    readonly blockedAt: Date | null;
    readonly erasedAt: Date | null;
  };
}>(
  'Admins see the platform as anybody but themselves, other admins, and people who are blocked or erased.',
  ({ viewerId, person }) =>
    person.id !== viewerId &&
    !person.hasVbvAdminAccess &&
    person.blockedAt === null &&
    person.erasedAt === null,
);

export const mayEndViewing = ownOnly('Administrators end their own view as another person.');
