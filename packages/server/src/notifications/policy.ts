import { ownOnly } from '../access/definePolicy.ts';

export const mayReadNotifications = ownOnly('Everybody reads their own notifications.');

export const mayChoosePreferences = ownOnly('Everybody chooses which notifications they get.');
