import { ownOnly } from '../access/definePolicy.ts';

export const mayReadSettings = ownOnly('Everybody who is logged in sees the settings of the installation.');
