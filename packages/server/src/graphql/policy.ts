import { ownOnly } from '../access/definePolicy.ts';

export const operationsPolicy = ownOnly(
  'Everybody who is logged in. Every field of the schema has a policy of its own.',
);
