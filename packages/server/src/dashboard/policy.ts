import { ownOnly } from '../access/definePolicy.ts';

export const mayReadPanels = ownOnly('Everybody sees the panels of the courses in which they have a role.');

export const mayReadWaitingWork = ownOnly(
  'Everybody sees what waits for themselves as expert or learning mentor; that of others is nobody’s.',
);

export const mayReadWeek = ownOnly(
  'Everybody sees what they have done themselves this week, and what is due for them, in the sessions in which they take part.',
);
