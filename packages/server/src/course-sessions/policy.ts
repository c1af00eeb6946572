import { definePolicy, ownOnly } from '../access/definePolicy.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';

export const mayListSessions = ownOnly('Everybody sees the sessions in which they have a role.');

export const mayChooseProfile = definePolicy<SessionAccess>(
  'Participants choose their own profile and option in a session whose course has them.',
  (sessionAccess) => sessionAccess.isMember,
);
