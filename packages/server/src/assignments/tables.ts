import type { Localised } from '@learn/contracts';
import type { AssignmentType, CompletionStatus, Language, PassRule } from '@learn/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { users } from '../users/tables.ts';
import type { AssignmentTexts, CompletionData } from './assignmentData.ts';

/** Points and weights are exact, with two decimals. */
const points = (name: string) => numeric(name, { precision: 8, scale: 2, mode: 'number' });

/** Competence certificates of a course (specification §3); their grade follows from their assignments. */
export const competenceCertificates = pgTable(
  'competence_certificates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    titles: jsonb('titles').$type<Localised>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [unique('competence_certificates_slug').on(table.courseId, table.slug)],
);

/** Assignments and tests (specification §3, Assignment); each belongs to one learning content. */
export const assignments = pgTable(
  'assignments',
  {
    /** also the translation_key: an assignment is one thing in all languages */
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** translation keys of the learning content that shows it and of the circle around that */
    contentKey: uuid('content_key').notNull().unique(),
    circleKey: uuid('circle_key').notNull(),
    slug: text('slug').notNull(),
    titles: jsonb('titles').$type<Localised>().notNull(),
    assignmentType: text('assignment_type').$type<AssignmentType>().notNull(),
    needsExpertEvaluation: boolean('needs_expert_evaluation').notNull().default(false),
    competenceCertificateId: uuid('competence_certificate_id').references(() => competenceCertificates.id),
    competenceCertificateWeight: points('competence_certificate_weight').notNull().default(1),
    maxPoints: points('max_points').notNull().default(0),
    /** null: passed from the official grade 4 on */
    passRule: jsonb('pass_rule').$type<PassRule>(),
    hasExtendedTimeTest: boolean('has_extended_time_test').notNull().default(false),
    texts: jsonb('texts').$type<Readonly<Record<Language, AssignmentTexts>>>().notNull(),
  },
  (table) => [
    unique('assignments_slug').on(table.courseId, table.slug),
    index('assignments_course').on(table.courseId, table.circleKey),
    check(
      'assignments_type',
      sql`${table.assignmentType} in ('PRAXIS_ASSIGNMENT', 'CASEWORK', 'PREP_ASSIGNMENT', 'REFLECTION',
        'CONDITION_ACCEPTANCE', 'EDONIQ_TEST')`,
    ),
  ],
);

/** An assignment or test in a session, with its deadlines; a test has the first only. */
export const sessionAssignments = pgTable(
  'session_assignments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    submissionDeadline: timestamp('submission_deadline', { withTimezone: true }),
    evaluationDeadline: timestamp('evaluation_deadline', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    unique('session_assignments_once').on(table.courseSessionId, table.assignmentId),
    index('session_assignments_assignment').on(table.assignmentId),
  ],
);

/** What a participant did in an assignment and what became of it (specification §3, Assignment completion). */
export const assignmentCompletions = pgTable(
  'assignment_completions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    completionStatus: text('completion_status').$type<AssignmentCompletionStatus>().notNull(),
    completionData: jsonb('completion_data').$type<CompletionData>().notNull().default({}),
    additionalJsonData: jsonb('additional_json_data').$type<Record<string, unknown>>().notNull().default({}),
    /** raised with every write; a write names the one it started from */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    evaluationSubmittedAt: timestamp('evaluation_submitted_at', { withTimezone: true }),
    /** until then a release can be taken back, and the participant does not see it; null: it stands */
    evaluationWithdrawableUntil: timestamp('evaluation_withdrawable_until', { withTimezone: true }),
    evaluationUserId: uuid('evaluation_user_id').references(() => users.id),
    /** before the deduction */
    evaluationPoints: points('evaluation_points'),
    evaluationPointsDeducted: points('evaluation_points_deducted').notNull().default(0),
    evaluationPointsDeductedReason: text('evaluation_points_deducted_reason').notNull().default(''),
    evaluationPointsDeductedUserId: uuid('evaluation_points_deducted_user_id').references(() => users.id),
    /** points that count: clamp(points − deduction, 0, maximum); null until there are points */
    evaluationPointsFinal: points('evaluation_points_final'),
    evaluationMaxPoints: points('evaluation_max_points'),
    /** null until the evaluation is released, and where nothing is passed or failed */
    evaluationPassed: boolean('evaluation_passed'),
    edoniqExtendedTimeFlag: boolean('edoniq_extended_time_flag').notNull().default(false),
  },
  (table) => [
    unique('assignment_completions_once').on(table.userId, table.courseSessionId, table.assignmentId),
    index('assignment_completions_session').on(table.courseSessionId, table.assignmentId),
    check(
      'assignment_completions_status',
      sql`${table.completionStatus} in ('IN_PROGRESS', 'SUBMITTED', 'EVALUATION_IN_PROGRESS',
        'EVALUATION_SUBMITTED')`,
    ),
  ],
);

/** Evaluators who have a participant's work open at present, and the task that they are at; kept by their pages. */
export const evaluationPresences = pgTable(
  'evaluation_presences',
  {
    completionId: uuid('completion_id')
      .notNull()
      .references(() => assignmentCompletions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** evaluation task; null: none */
    taskId: text('task_id'),
    taskSince: timestamp('task_since', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.completionId, table.userId] })],
);

export type AssignmentCompletionStatus = Extract<
  CompletionStatus,
  'IN_PROGRESS' | 'SUBMITTED' | 'EVALUATION_IN_PROGRESS' | 'EVALUATION_SUBMITTED'
>;

export type AssignmentRow = typeof assignments.$inferSelect;
export type AssignmentCompletionRow = typeof assignmentCompletions.$inferSelect;
