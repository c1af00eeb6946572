import { openToEveryone, ownOnly } from '../access/definePolicy.ts';

export const mayCreateAccount = openToEveryone(
  'The reader of the mail to the address gets the account. Attempts are limited as those of the login.',
);

export const mayConfirmAccount = openToEveryone(
  'The mailed link confirms the account, once and within 24 hours.',
);

export const mayResetPassword = openToEveryone(
  'The mailed link sets another password, once and within an hour. Attempts are limited as those of the login.',
);

export const mayChangePassword = ownOnly(
  'Everybody with a password of this platform changes it, and has to know it. Attempts are limited as those of the login.',
);

export const mayAcceptAccount = openToEveryone(
  'The mailed invitation sets the first password of an account, once and within 30 days.',
);
