import { openToEveryone } from '../access/definePolicy.ts';

export const mayUseLocalPages = openToEveryone(
  'Leads to the local pages. Logging out ends the own session only.',
);

export const mayBeginSignOn = openToEveryone('Leads to the OpenID provider, which identifies the person.');

export const mayFinishSignOn = openToEveryone(
  'The browser that began a sign-on ends it once, with the answer of the provider.',
);

export const mayLogOut = openToEveryone(
  'Ends the login session of the cookie that is sent, if there is one.',
);
