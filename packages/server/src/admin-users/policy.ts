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
