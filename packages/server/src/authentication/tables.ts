import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';

/** Logins of people on devices; the cookie holds the token, the table only its hash. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    /** SHA-256 of the token, hex */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    userAgent: text('user_agent').notNull().default(''),
    /** what the single sign-on's logout asks for; undefined after a login by password */
    idToken: text('id_token'),
    /** whom an admin sees the platform as, read-only and until then */
    viewedUserId: uuid('viewed_user_id').references(() => users.id, { onDelete: 'set null' }),
    viewedUntil: timestamp('viewed_until', { withTimezone: true }),
  },
  (table) => [
    index('login_sessions_user').on(table.userId),
    index('login_sessions_expiry').on(table.expiresAt),
    index('login_sessions_viewing').on(table.viewedUntil).where(sql`${table.viewedUntil} is not null`),
  ],
);

/** Tried logins by user name, by address and by both, so that nobody can guess passwords quickly. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    /** SHA-256 of what is counted, hex */
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    windowStartedAt: timestamp('window_started_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_attempts_window').on(table.windowStartedAt)],
);
