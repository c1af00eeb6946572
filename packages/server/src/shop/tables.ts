import type { Localised } from '@learn/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { organisations } from '../organisations/tables.ts';
import { users } from '../users/tables.ts';

/** What can be ordered: a place in a course session. */
export const products = pgTable('products', {
  id: uuid('id').primaryKey().defaultRandom(),
  code: text('code').notNull().unique(),
  courseSessionId: uuid('course_session_id')
    .notNull()
    .references(() => courseSessions.id, { onDelete: 'cascade' }),
  titles: jsonb('titles').$type<Localised>().notNull(),
  descriptions: jsonb('descriptions').$type<Localised>().notNull(),
  /** Rappen */
  price: integer('price').notNull(),
  active: boolean('active').notNull().default(true),
  position: integer('position').notNull().default(0),
});

/** Where the invoice goes, as it was when the order was made. */
export interface InvoiceAddress {
  readonly name: string;
  readonly street: string;
  readonly street_number: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
}

/** Orders; a confirmed one gives access. They are the course costs of the employer (domain decisions §14). */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** what people call it, and what payments name */
    invoiceNumber: integer('invoice_number').notNull().generatedByDefaultAsIdentity({ startWith: 1001 }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id),
    /** Rappen, at the time of the order */
    price: integer('price').notNull(),
    state: text('state').$type<'pending' | 'confirmed' | 'cancelled'>().notNull().default('pending'),
    /** chosen by the client: a repeated submit is the same order */
    idempotencyKey: text('idempotency_key').notNull(),
    invoiceAddress: jsonb('invoice_address').$type<InvoiceAddress>().notNull(),
    /** employer at the time of the order */
    organisationId: text('organisation_id').references(() => organisations.id),
    /** the same while nobody has confirmed them */
    claimedOrganisationId: text('claimed_organisation_id').references(() => organisations.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    unique('orders_once').on(table.userId, table.idempotencyKey),
    unique('orders_invoice_number').on(table.invoiceNumber),
    index('orders_session').on(table.courseSessionId, table.organisationId),
    check('orders_state', sql`${table.state} in ('pending', 'confirmed', 'cancelled')`),
  ],
);
