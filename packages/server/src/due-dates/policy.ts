import { openToEveryone, ownOnly } from '../access/definePolicy.ts';

export const mayReadDueDates = ownOnly('Everybody sees the dates of the sessions in which they have a role.');

export const mayManageFeed = ownOnly('Everybody has one calendar feed of their own dates.');

export const mayReadFeed = openToEveryone('The token of a feed opens it. Calendars do not log in.');
