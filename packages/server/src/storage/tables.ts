import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Random keys of this installation, made at their first use; all processes share them. */
export const installationSecrets = pgTable('installation_secrets', {
  name: text('name').primaryKey(),
  /** 256 random bits, base64url */
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
