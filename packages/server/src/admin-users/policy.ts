import { definePolicy } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

export const mayAdministerPeople = definePolicy<CurrentUser>(
  'Admins see everybody, and change accounts and roles; for everybody else none of it exists.',
  ({ user }) => user.hasVbvAdminAccess,
);

export const mayChangeAccessOf = definePolicy<{
  readonly actorId: string | undefined;
  readonly userId: string;
}>('Nobody blocks or erases themselves.', ({ actorId, userId }) => actorId !== userId);

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
