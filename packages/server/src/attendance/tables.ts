import type { AttendanceStatus } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

/** The attendance days of a session (specification §3, Attendance course). */
export const attendanceCourses = pgTable(
  'attendance_courses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    /** translation keys of the learning content and of its circle */
    contentKey: uuid('content_key').notNull(),
    circleKey: uuid('circle_key').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    location: text('location').notNull().default(''),
    trainer: text('trainer').notNull().default(''),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    unique('attendance_courses_once').on(table.courseSessionId, table.contentKey),
    check('attendance_courses_order', sql`${table.startsAt} <= ${table.endsAt}`),
  ],
);

/** Who was there; no row: not yet entered. */
export const attendanceEntries = pgTable(
  'attendance_entries',
  {
    attendanceCourseId: uuid('attendance_course_id')
      .notNull()
      .references(() => attendanceCourses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<AttendanceStatus>().notNull(),
    recordedBy: uuid('recorded_by').references(() => users.id),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.attendanceCourseId, table.userId] }),
    index('attendance_entries_user').on(table.userId),
    check(
      'attendance_entries_status',
      sql`${table.status} in ('PRESENT', 'ABSENT', 'EXCUSED', 'LATE', 'DISPENSED')`,
    ),
  ],
);
