import { definePolicy } from '../access/definePolicy.ts';
import { looksAfterCircle, type SessionAccess } from '../access/sessionAccess.ts';

export const mayOpenCockpit = definePolicy<SessionAccess>(
  'Experts of the session, supervisors of its region and admins have a cockpit.',
  (sessionAccess) => sessionAccess.isExpert || sessionAccess.leadsRegion || sessionAccess.isAdmin,
);

export const maySeeCircleWork = definePolicy<{
  readonly sessionAccess: SessionAccess;
  readonly circleKey: string;
}>(
  'Experts see the work in their own circles, supervisors of the region and admins in all.',
  ({ sessionAccess, circleKey }) =>
    sessionAccess.leadsRegion || sessionAccess.isAdmin || looksAfterCircle(sessionAccess, circleKey),
);
