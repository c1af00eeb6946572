import type { Localised } from '@learn/contracts';
import type { KnownExamState } from '@learn/domain';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { organisations } from '../organisations/tables.ts';
import { users } from '../users/tables.ts';

/** Kinds of exams; `code` is the exam_id of the circles that hold one. */
export const examTypes = pgTable('exam_types', {
  id: uuid('id').primaryKey().defaultRandom(),
  code: text('code').notNull().unique(),
  names: jsonb('names').$type<Localised>().notNull(),
  /** Rappen */
  price: integer('price').notNull().default(0),
  maximumAttempts: integer('maximum_attempts').notNull().default(3),
});

/** When and where an exam of a session takes place. */
export const examDates = pgTable(
  'exam_dates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    /** translation key */
    circleKey: uuid('circle_key').notNull(),
    examTypeId: uuid('exam_type_id')
      .notNull()
      .references(() => examTypes.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    place: text('place').notNull().default(''),
    seats: integer('seats').notNull(),
    /** until when it is booked and given back; null: until it begins */
    bookingUntil: timestamp('booking_until', { withTimezone: true }),
    /** exam expert who holds it */
    expertId: uuid('expert_id').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    index('exam_dates_session').on(table.courseSessionId, table.circleKey),
    index('exam_dates_expert').on(table.expertId),
    check('exam_dates_seats', sql`${table.seats} >= 0 and ${table.startsAt} <= ${table.endsAt}`),
  ],
);

/** Seats that are taken; a cancelled booking frees its seat. */
export const examBookings = pgTable(
  'exam_bookings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    examDateId: uuid('exam_date_id')
      .notNull()
      .references(() => examDates.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('exam_bookings_active')
      .on(table.userId, table.examDateId)
      .where(sql`${table.cancelledAt} is null`),
    index('exam_bookings_date').on(table.examDateId),
  ],
);

/** Every change of a person's exam state, with who, when and why (domain decisions §6). */
export const examTransitions = pgTable(
  'exam_transitions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    circleKey: uuid('circle_key').notNull(),
    fromState: text('from_state').$type<KnownExamState>().notNull(),
    toState: text('to_state').$type<KnownExamState>().notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('exam_transitions_person').on(table.userId, table.courseSessionId, table.circleKey)],
);

export const examOutcomes = ['passed', 'failed'] as const;

export type ExamOutcome = (typeof examOutcomes)[number];

/** Exams that were taken; the id is the statistics' course_completion_id. */
export const examResults = pgTable(
  'exam_results',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    circleKey: uuid('circle_key').notNull(),
    examTypeId: uuid('exam_type_id')
      .notNull()
      .references(() => examTypes.id),
    result: text('result').$type<ExamOutcome>().notNull(),
    /** Rappen, at the time of the exam */
    price: integer('price').notNull(),
    /** employer at the time of the exam, who pays and sees it */
    organisationId: text('organisation_id').references(() => organisations.id),
    /** the same while nobody has confirmed them */
    claimedOrganisationId: text('claimed_organisation_id').references(() => organisations.id),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    /** how often the person has taken this kind of exam, this time included */
    attempt: integer('attempt').notNull().default(1),
  },
  (table) => [
    index('exam_results_session').on(table.courseSessionId, table.organisationId, table.takenOn),
    index('exam_results_person').on(table.userId, table.courseSessionId),
    check('exam_results_result', sql`${table.result} in ('passed', 'failed')`),
  ],
);
