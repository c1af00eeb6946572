import { definePolicy, ownOnly } from '../access/definePolicy.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

export const mayListSessions = ownOnly('Everybody sees the sessions in which they have a role.');

export const mayChooseProfile = definePolicy<SessionAccess>(
  'Participants choose their own profile and option in a session whose course has them.',
  (sessionAccess) => sessionAccess.isMember,
);

export const mayRunSessions = definePolicy<CurrentUser>(
  'Admins create course sessions, plan them, say who runs them, and archive them; for everybody else that does not exist.',
  ({ user }) => user.hasVbvAdminAccess,
);
