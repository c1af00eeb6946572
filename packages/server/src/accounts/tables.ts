import type { Language } from '@learn/domain';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';

/**
 * Mailed links that confirm a new local account; single-use. Each carries what was entered with it, so that nobody can
 * put their password under an account that another person confirms.
 */
export const accountConfirmations = pgTable(
  'account_confirmations',
  {
    /** SHA-256 of the token, hex */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    language: text('language').$type<Language>().notNull(),
  },
  (table) => [index('account_confirmations_user').on(table.userId)],
);

/** Mailed links with which people choose another password; single-use, and all of a person end with one that is used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token, hex */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Mailed invitations to accounts that an admin has prepared, in local mode: the link sets the first password, once. */
export const accountInvitations = pgTable(
  'account_invitations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hex; empty behind single sign-on, where the link only leads to the login */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_invitations_token').on(table.tokenHash)],
);
