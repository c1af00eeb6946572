import { sql } from 'drizzle-orm';
import { users } from './tables.ts';

/** Order of people in lists: by last and first name without regard to accents and case, the same on every database. */
export const byName = [
  sql`name_key(${users.lastName}) collate "C"`,
  sql`name_key(${users.firstName}) collate "C"`,
  sql`${users.id}`,
];
