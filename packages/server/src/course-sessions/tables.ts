import type { Localised } from '@learn/contracts';
import type { SessionRole } from '@learn/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseProfiles, courses } from '../courses/tables.ts';
import { organisations } from '../organisations/tables.ts';
import { users } from '../users/tables.ts';

/** Runs of a course (specification §3, CourseSession); the days are Europe/Zurich. */
export const courseSessions = pgTable(
  'course_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    titles: jsonb('titles').$type<Localised>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    region: text('region').notNull().default(''),
    generation: text('generation').notNull().default(''),
    /** nobody comes in any more, and lists leave it out; null: it is in use */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('course_sessions_course_region').on(table.courseId, table.region),
    index('course_sessions_latest').on(table.courseId, table.startDate.desc(), table.id),
  ],
);

/** Roles that a person is enrolled with; supervisors are not enrolled, their regions say which sessions they lead. */
export type EnrolmentRole = Exclude<SessionRole, 'SUPERVISOR'>;

/** Enrolments: one role per person and session. */
export const courseSessionUsers = pgTable(
  'course_session_users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<EnrolmentRole>().notNull(),
    chosenProfileId: uuid('chosen_profile_id').references(() => courseProfiles.id),
    courseOption: text('course_option'),
    optionalAttendance: boolean('optional_attendance').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('course_session_users_once').on(table.userId, table.courseSessionId),
    // With all that lists of thousands join by, so that they read nothing but the index.
    index('course_session_users_session').on(table.courseSessionId, table.role, table.userId, table.id),
    index('course_session_users_person').on(table.userId, table.courseSessionId, table.role),
    check('course_session_users_role', sql`${table.role} in ('MEMBER', 'EXPERT', 'LEARNING_MENTOR')`),
  ],
);

/** The circles (translation keys of their pages) that an expert looks after in a session. */
export const expertCircles = pgTable(
  'expert_circles',
  {
    courseSessionUserId: uuid('course_session_user_id')
      .notNull()
      .references(() => courseSessionUsers.id, { onDelete: 'cascade' }),
    circleKey: uuid('circle_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseSessionUserId, table.circleKey] })],
);

/** Which participants (enrolments) a learning mentor accompanies. */
export const mentorRelations = pgTable(
  'mentor_relations',
  {
    mentorId: uuid('mentor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => courseSessionUsers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.mentorId, table.participantId] }),
    index('mentor_relations_participant').on(table.participantId),
  ],
);

/** The regions of a course that a supervisor leads, `course_sessions.region`. */
export const supervisorRegions = pgTable(
  'supervisor_regions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    region: text('region').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId, table.region] })],
);

/** The roles beside the course session (specification §1); their wire names are dashboard roles. */
export const organisationRoleNames = [
  'Ausbildungsverantwortlicher',
  'Berufsbildner',
  'Prüfungsexperte',
] as const;

export type OrganisationRole = (typeof organisationRoleNames)[number];

/** Who has which role for an organisation's people in a course; exam experts have no organisation. */
export const organisationRoles = pgTable(
  'organisation_roles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<OrganisationRole>().notNull(),
    organisationId: text('organisation_id').references(() => organisations.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('organisation_roles_once')
      .on(table.userId, table.role, table.organisationId, table.courseId)
      .nullsNotDistinct(),
    index('organisation_roles_course').on(table.courseId),
    check(
      'organisation_roles_role',
      sql`${table.role} in ('Ausbildungsverantwortlicher', 'Berufsbildner', 'Prüfungsexperte')`,
    ),
  ],
);
