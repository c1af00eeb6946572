import type { Language } from '@learn/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseProfiles } from '../courses/tables.ts';
import { organisations } from '../organisations/tables.ts';

/** People (specification §3, User). */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** lower case */
    username: text('username').notNull().unique(),
    /** one that was proven to be the person's, or that waits for it with `confirmedAt`; empty without such an address */
    email: text('email').notNull(),
    /** as written by `hashPassword`; without one the person cannot use the local login */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    vbvId: text('vbv_id'),
    avatarUrl: text('avatar_url').notNull().default(''),
    isSuperuser: boolean('is_superuser').notNull().default(false),
    hasVbvAdminAccess: boolean('has_vbv_admin_access').notNull().default(false),
    /** employer that counts; whoever sees people by their employer stands on this column alone */
    organisationId: text('organisation_id').references(() => organisations.id),
    /** null: entered by the administration */
    organisationConfirmedAt: timestamp('organisation_confirmed_at', { withTimezone: true }),
    organisationConfirmedBy: uuid('organisation_confirmed_by').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    /** employer that the person names and nobody has confirmed yet */
    claimedOrganisationId: text('claimed_organisation_id').references(() => organisations.id),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    language: text('language').$type<Language>().notNull().default('de'),
    invoiceAddress: text('invoice_address').$type<'prv' | 'org'>().notNull().default('prv'),
    street: text('street').notNull().default(''),
    streetNumber: text('street_number').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull().default(''),
    country: text('country'),
    birthDate: date('birth_date', { mode: 'string' }),
    phoneNumber: text('phone_number').notNull().default(''),
    organisationDetailName: text('organisation_detail_name').notNull().default(''),
    organisationStreet: text('organisation_street').notNull().default(''),
    organisationStreetNumber: text('organisation_street_number').notNull().default(''),
    organisationPostalCode: text('organisation_postal_code').notNull().default(''),
    organisationCity: text('organisation_city').notNull().default(''),
    organisationCountry: text('organisation_country'),
    chosenProfileId: uuid('chosen_profile_id').references(() => courseProfiles.id),
    /** `course_options` of circles; what is chosen before there is an enrolment */
    chosenCourseOption: text('chosen_course_option'),
    showMemberProductTour: boolean('show_member_product_tour').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** null: a new local account whose mailed link was not opened yet; it cannot log in */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).defaultNow(),
    /** when the person agreed to the terms */
    consentedAt: timestamp('consented_at', { withTimezone: true }),
    /** an admin lets nobody log in with the account since then */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    /** the person is erased; the row stays for what has to be kept and refers to it */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  (table) => [
    index('users_email').on(sql`lower(${table.email})`),
    index('users_username_key').on(sql`${table.username} collate "C"`),
    index('users_created').on(table.createdAt, table.id),
    index('users_admins').on(table.id).where(sql`${table.hasVbvAdminAccess}`),
    index('users_blocked').on(table.id).where(sql`${table.blockedAt} is not null`),
    index('users_unconfirmed').on(table.createdAt).where(sql`${table.confirmedAt} is null`),
    index('users_claims')
      .on(table.claimedOrganisationId, table.claimedAt)
      .where(sql`${table.claimedOrganisationId} is not null`),
    check(
      'users_one_employer',
      sql`${table.organisationId} is null or ${table.claimedOrganisationId} is null`,
    ),
    check('users_claimed_at', sql`(${table.claimedOrganisationId} is null) = (${table.claimedAt} is null)`),
    check('users_language', sql`${table.language} in ('de', 'fr', 'it')`),
    check('users_username_lower', sql`${table.username} = lower(${table.username})`),
  ],
);

export type UserRow = typeof users.$inferSelect;

/** Requests of people to be erased (domain decisions §17), one open at a time. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
    /** null while it waits */
    outcome: text('outcome').$type<'erased' | 'declined'>(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('erasure_requests_open').on(table.userId).where(sql`${table.outcome} is null`),
    index('erasure_requests_waiting').on(table.requestedAt).where(sql`${table.outcome} is null`),
    check('erasure_requests_closed', sql`(${table.outcome} is null) = (${table.closedAt} is null)`),
  ],
);
