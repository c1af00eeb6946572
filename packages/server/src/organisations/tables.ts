import { pgTable, text } from 'drizzle-orm/pg-core';

/** Employers; ids are texts because the specification names -1 for «another one» (§5). */
export const organisations = pgTable('organisations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});
