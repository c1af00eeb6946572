import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const auditActions = [
  'submission.withdrawn',
  'evaluation.saved',
  'evaluation.released',
  'evaluation.withdrawn',
  'evaluation.deducted',
  'test_result.recorded',
  'attendance.recorded',
  'exam.transition',
  'exam.corrected',
  'exam.imported',
  'exam_date.written',
  'certificate.issued',
  'certificate.revoked',
  'cost.written',
  'employer.confirmed',
  'employer.rejected',
  'course.written',
  'course_session.created',
  'course_session.changed',
  'course_session.archived',
  'course_session.restored',
  'course_session.deleted',
  'attendance_day.written',
  'attendance_day.deleted',
  'deadline.written',
  'organisation.written',
  'product.written',
  'admin_widget.written',
  'admin_widget.deleted',
  'role.granted',
  'role.revoked',
  'mentor.joined',
  'mentor.left',
  'announcement.written',
  'announcement.withdrawn',
  'message.withdrawn',
  'export.made',
  'document.added',
  'document.deleted',
  'document.restored',
  'account.created',
  'account.password_reset',
  'account.linked',
  'account.prepared',
  'account.changed',
  'account.invited',
  'account.blocked',
  'account.unblocked',
  'account.logged_out',
  'admin.granted',
  'admin.revoked',
  'admin.changed',
  'erasure.requested',
  'erasure.declined',
  'erasure.done',
  'role.changed',
  'import.started',
  'import.stopped',
  'import.finished',
  'viewing.started',
  'viewing.ended',
] as const;

export type AuditAction = (typeof auditActions)[number];

/**
 * Who did what, and the person that it concerns. A trigger refuses to change or delete rows; no foreign keys, so that
 * the record outlives the people and things that it names.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** null: the server itself */
    actorId: uuid('actor_id'),
    action: text('action').$type<AuditAction>().notNull(),
    /** person concerned */
    userId: uuid('user_id'),
    courseSessionId: uuid('course_session_id'),
    /** id of the thing concerned */
    subjectId: text('subject_id'),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    index('audit_entries_time').on(table.at),
    index('audit_entries_person').on(table.userId),
    index('audit_entries_session').on(table.courseSessionId),
  ],
);
