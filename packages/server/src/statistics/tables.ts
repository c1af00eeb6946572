import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { assignments } from '../assignments/tables.ts';
import { attendanceCourses } from '../attendance/tables.ts';
import { courseSessions } from '../course-sessions/tables.ts';

/** What of a session's metrics can be outdated on its own. */
export const metricKinds = ['members', 'assignments', 'attendance', 'feedback', 'competences'] as const;

export type MetricKind = (typeof metricKinds)[number];

/**
 * Sessions of which something changed since their metrics were aggregated; written by triggers, removed by
 * `refreshMetrics`. A mark is a row of its own for every write, so that no write waits for another one or for those who
 * add up; there is no foreign key for the same reason.
 */
export const staleSessions = pgTable(
  'stale_sessions',
  {
    courseSessionId: uuid('course_session_id').notNull(),
    kind: text('kind').$type<MetricKind>().notNull(),
  },
  (table) => [index('stale_sessions_session').on(table.courseSessionId)],
);

const ofSession = () =>
  uuid('course_session_id')
    .notNull()
    .references(() => courseSessions.id, { onDelete: 'cascade' });

const count = (name: string) => integer(name).notNull();

/** Points are aggregated in hundredths. */
const hundredths = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Evaluations of an assignment in a session, see `metrics/assignments.ts`. */
export const sessionAssignmentFigures = pgTable(
  'session_assignment_figures',
  {
    courseSessionId: ofSession(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    members: count('members'),
    passed: count('passed'),
    failed: count('failed'),
    evaluated: count('evaluated'),
    rated: count('rated'),
    points: hundredths('points'),
    maxPoints: hundredths('max_points'),
  },
  (table) => [
    primaryKey({ columns: [table.courseSessionId, table.assignmentId] }),
    index('session_assignment_figures_assignment').on(table.assignmentId),
  ],
);

/** Who was there on an attendance day, see `metrics/attendance.ts`. */
export const sessionAttendanceFigures = pgTable(
  'session_attendance_figures',
  {
    courseSessionId: ofSession(),
    attendanceCourseId: uuid('attendance_course_id')
      .notNull()
      .references(() => attendanceCourses.id, { onDelete: 'cascade' }),
    expected: count('expected'),
    present: count('present'),
    recorded: count('recorded'),
  },
  (table) => [
    primaryKey({ columns: [table.courseSessionId, table.attendanceCourseId] }),
    index('session_attendance_figures_course').on(table.attendanceCourseId),
  ],
);

/** Answers to a feedback in a session, see `metrics/feedback.ts`. */
export const sessionFeedbackFigures = pgTable(
  'session_feedback_figures',
  {
    courseSessionId: ofSession(),
    contentKey: uuid('content_key').notNull(),
    circleKey: uuid('circle_key').notNull(),
    responses: count('responses'),
    rated: count('rated'),
    satisfaction: count('satisfaction'),
  },
  (table) => [primaryKey({ columns: [table.courseSessionId, table.contentKey, table.circleKey] })],
);

/** Self-assessments of a circle in a session, see `metrics/competences.ts`; `people` are those who meet it. */
export const sessionCompetenceFigures = pgTable(
  'session_competence_figures',
  {
    courseSessionId: ofSession(),
    circleKey: uuid('circle_key').notNull(),
    success: count('success'),
    fail: count('fail'),
    people: count('people'),
  },
  (table) => [primaryKey({ columns: [table.courseSessionId, table.circleKey] })],
);

const sumsOverPeople = () => ({
  assignmentRecords: count('assignment_records'),
  assignmentsCompleted: count('assignments_completed'),
  passed: count('passed'),
  failed: count('failed'),
  unranked: count('unranked'),
  gradedPersons: count('graded_persons'),
  ratedPersons: count('rated_persons'),
  points: hundredths('points'),
  maxPoints: hundredths('max_points'),
  attendanceRecords: count('attendance_records'),
  daysCompleted: count('days_completed'),
  present: count('present'),
  expected: count('expected'),
  expectedPersons: count('expected_persons'),
  competenceRecords: count('competence_records'),
  success: count('success'),
  fail: count('fail'),
});

/** Organisations themselves are no foreign key: adding up many sessions would look it up for every row. */
const ofOrganisation = () => text('organisation_id').notNull();

/**
 * The participants of a session that an organisation employs, see `metrics/members.ts`, and the sums of their rows in the
 * tables below: what the summaries of one organisation add up.
 */
export const organisationMemberFigures = pgTable(
  'organisation_member_figures',
  {
    courseSessionId: ofSession(),
    organisationId: ofOrganisation(),
    participants: count('participants'),
    /** participants who also take part in another session of the course */
    repeaters: uuid('repeaters').array().notNull(),
    ...sumsOverPeople(),
  },
  (table) => [
    primaryKey({ columns: [table.courseSessionId, table.organisationId] }),
    index('organisation_member_figures_organisation').on(table.organisationId),
  ],
);

/** Evaluations of the participants of an organisation; points of few people too, readers leave them out. */
export const organisationAssignmentFigures = pgTable(
  'organisation_assignment_figures',
  {
    courseSessionId: ofSession(),
    organisationId: ofOrganisation(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    members: count('members'),
    passed: count('passed'),
    failed: count('failed'),
    evaluated: count('evaluated'),
    rated: count('rated'),
    points: hundredths('points'),
    maxPoints: hundredths('max_points'),
  },
  (table) => [
    primaryKey({ columns: [table.courseSessionId, table.organisationId, table.assignmentId] }),
    index('organisation_assignment_figures_organisation').on(table.organisationId),
    index('organisation_assignment_figures_assignment').on(table.assignmentId),
  ],
);

/** Who of an organisation was there on an attendance day. */
export const organisationAttendanceFigures = pgTable(
  'organisation_attendance_figures',
  {
    courseSessionId: ofSession(),
    organisationId: ofOrganisation(),
    attendanceCourseId: uuid('attendance_course_id')
      .notNull()
      .references(() => attendanceCourses.id, { onDelete: 'cascade' }),
    expected: count('expected'),
    present: count('present'),
    recorded: count('recorded'),
  },
  (table) => [
    primaryKey({ columns: [table.courseSessionId, table.organisationId, table.attendanceCourseId] }),
    index('organisation_attendance_figures_organisation').on(table.organisationId),
    index('organisation_attendance_figures_course').on(table.attendanceCourseId),
  ],
);

/** Self-assessments of the participants of an organisation; of circles that few of them meet too, readers leave them out. */
export const organisationCompetenceFigures = pgTable(
  'organisation_competence_figures',
  {
    courseSessionId: ofSession(),
    organisationId: ofOrganisation(),
    circleKey: uuid('circle_key').notNull(),
    success: count('success'),
    fail: count('fail'),
    people: count('people'),
  },
  (table) => [
    primaryKey({ columns: [table.courseSessionId, table.organisationId, table.circleKey] }),
    index('organisation_competence_figures_organisation').on(table.organisationId),
  ],
);

/** The people of a session and the sums of its rows in the tables above: what summaries over many sessions add up. */
export const sessionFigures = pgTable('session_figures', {
  courseSessionId: ofSession().primaryKey(),
  participants: count('participants'),
  experts: uuid('experts').array().notNull(),
  /** participants who also take part in another session of the course */
  repeaters: uuid('repeaters').array().notNull(),
  ...sumsOverPeople(),
  feedbackRecords: count('feedback_records'),
  responses: count('responses'),
  rated: count('rated'),
  satisfaction: count('satisfaction'),
});

/**
 * What lists weigh of each participant whom an organisation employs, see `personFigures.ts`. They go whenever the sums of the
 * organisation in that session are made anew, by whichever version of this product, and are made again when somebody asks.
 */
export const organisationPersonFigures = pgTable(
  'organisation_person_figures',
  {
    courseSessionId: uuid('course_session_id').notNull(),
    organisationId: ofOrganisation(),
    enrolmentId: uuid('enrolment_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** of what they were made: the assignments of the paths as `basisOf` says them */
    basis: text('basis').notNull(),
    /** when the first submission of the session can no longer be taken back, and counts */
    validUntil: timestamp('valid_until', { withTimezone: true }),
    asked: count('asked'),
    submitted: count('submitted'),
    passed: count('passed'),
    failed: count('failed'),
    /** of the grades in this session alone, in hundredths; null without one */
    average: integer('average'),
    /** half steps above 1 by the id of the certificate, of those with a grade */
    halves: jsonb('halves').$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseSessionId, table.organisationId, table.enrolmentId] }),
    index('organisation_person_figures_organisation').on(table.organisationId),
    foreignKey({
      columns: [table.courseSessionId, table.organisationId],
      foreignColumns: [organisationMemberFigures.courseSessionId, organisationMemberFigures.organisationId],
      name: 'organisation_person_figures_sums_fk',
    }).onDelete('cascade'),
  ],
);
