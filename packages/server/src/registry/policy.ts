import { definePolicy, openToEveryone } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

export const mayAdministerReleases = definePolicy<CurrentUser>(
  'Admins see and move all releases; for everybody else they do not exist.',
  ({ user }) => user.hasVbvAdminAccess,
);

export const everybodyOpensPreviews = openToEveryone(
  'Whoever has a signed link sees the one version that it names, until its time is up; anything else does not exist.',
);

export const teamsRelease = openToEveryone(
  'A token releases the one remote that it was made for; any other remote does not exist for it.',
);
