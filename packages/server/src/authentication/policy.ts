import { openToEveryone } from '../access/definePolicy.ts';

export const mayLogIn = openToEveryone('Name and password are needed. Attempts are limited.');

export const mayLogOut = openToEveryone(
  'Ends the login session of the cookie that is sent, if there is one.',
);
