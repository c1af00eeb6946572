import { sql } from 'drizzle-orm';
import { users } from './tables.ts';

/** Order of people in lists: by last and first name without regard to accents and case, the same on every database. */
export const byName = [sql`${users}.last_name_key`, sql`${users}.first_name_key`, sql`${users.id}`];
