import type { AuditAction } from '@learn/domain';
import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
