import { openToEveryone } from '../access/definePolicy.ts';

export const mayCreateAccount = openToEveryone(
  'Whoever reads the mail to the address gets the account; attempts are limited as those of the login.',
);

export const mayConfirmAccount = openToEveryone('Whoever has the mailed link, once and within 24 hours.');
