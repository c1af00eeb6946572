import type { CompletionStatus } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

/** Invitations of participants to their learning mentors (domain decisions §16): mailed, single-use, 14 days. */
export const mentorInvitations = pgTable(
  'mentor_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** enrolment of the participant who invites */
    participantId: uuid('participant_id')
      .notNull()
      .references(() => courseSessionUsers.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** SHA-256 of the token in the mailed address, hex */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** taken back, or replaced by a newer one to the same address */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('mentor_invitations_participant').on(table.participantId)],
);

/**
 * What a mentor says to a participant's self-assessment of a learning unit; asked for by the participant. Each request is a
 * round of its own: of one unit at most one is open, and those that were given stay.
 */
export const selfEvaluationFeedbacks = pgTable(
  'self_evaluation_feedbacks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    /** translation key of the learning unit */
    unitKey: uuid('unit_key').notNull(),
    requesterId: uuid('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** what the participant would like to know; null where they only ask for feedback */
    question: text('question'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('self_evaluation_feedbacks_open')
      .on(table.requesterId, table.courseSessionId, table.unitKey)
      .where(sql`${table.submittedAt} is null`),
    index('self_evaluation_feedbacks_rounds').on(table.requesterId, table.courseSessionId, table.unitKey),
    index('self_evaluation_feedbacks_provider').on(table.providerId),
  ],
);

type Assessed = Extract<CompletionStatus, 'SUCCESS' | 'FAIL' | 'UNKNOWN'>;

export const selfEvaluationFeedbackCriteria = pgTable(
  'self_evaluation_feedback_criteria',
  {
    feedbackId: uuid('feedback_id')
      .notNull()
      .references(() => selfEvaluationFeedbacks.id, { onDelete: 'cascade' }),
    /** translation key of the performance criterion */
    criterionKey: uuid('criterion_key').notNull(),
    status: text('status').$type<Assessed>().notNull(),
    comment: text('comment'),
    /** how the participant assessed themselves when the feedback was given; null before, and where it is not known */
    selfStatus: text('self_status').$type<Assessed>(),
  },
  (table) => [
    primaryKey({ columns: [table.feedbackId, table.criterionKey] }),
    check('self_evaluation_feedback_criteria_status', sql`${table.status} in ('SUCCESS', 'FAIL', 'UNKNOWN')`),
    check(
      'self_evaluation_feedback_criteria_self_status',
      sql`${table.selfStatus} in ('SUCCESS', 'FAIL', 'UNKNOWN')`,
    ),
  ],
);
