import { ownOnly } from '../access/definePolicy.ts';

export const mayReadPanels = ownOnly('Everybody sees the panels of the courses in which they have a role.');
