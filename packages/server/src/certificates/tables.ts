import type { Localised } from '@learn/contracts';
import type { CountedResult, IssuedCertificateState } from '@learn/domain';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

const grade = (name: string) => numeric(name, { precision: 3, scale: 2, mode: 'number' });

/** An evaluated assignment as it stands on an issued certificate. */
export interface IssuedResult extends CountedResult {
  readonly course_session_id: string;
  readonly titles: Localised;
  /** after the deduction; null: evaluated without points, as are the grades then */
  readonly points_final: number | null;
  readonly exact: number | null;
  readonly official: number | null;
}

/**
 * Certificates that were issued, with everything that is printed on them: what changes later changes no copy that
 * somebody holds already, and no session or course that is deleted takes them along. They go with the person.
 */
export const issuedCertificates = pgTable(
  'issued_certificates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** see `parseCertificateCode` */
    code: text('code').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** no reference: it stays what it was issued for, and what credentials name, when the course has it no more */
    competenceCertificateId: uuid('competence_certificate_id').notNull(),
    /** of the last of its results; null: the session is gone */
    courseSessionId: uuid('course_session_id').references(() => courseSessions.id, { onDelete: 'set null' }),
    /** of all sessions that its results come from, by their begin */
    sessionTitles: jsonb('session_titles').$type<readonly Localised[]>().notNull().default([]),
    personName: text('person_name').notNull(),
    titles: jsonb('titles').$type<Localised>().notNull(),
    courseTitles: jsonb('course_titles').$type<Localised>().notNull(),
    results: jsonb('results').$type<readonly IssuedResult[]>().notNull(),
    gradeExact: grade('grade_exact').notNull(),
    gradeOfficial: grade('grade_official').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
    state: text('state').$type<IssuedCertificateState>().notNull().default('valid'),
    supersededAt: timestamp('superseded_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokedBy: uuid('revoked_by').references(() => users.id, { onDelete: 'set null' }),
    revocationReason: text('revocation_reason').notNull().default(''),
  },
  (table) => [
    index('issued_certificates_person').on(table.userId, table.competenceCertificateId, table.issuedAt),
    uniqueIndex('issued_certificates_valid')
      .on(table.userId, table.competenceCertificateId)
      .where(sql`${table.state} = 'valid'`),
    check('issued_certificates_state', sql`${table.state} in ('valid', 'superseded', 'revoked')`),
  ],
);

export type IssuedCertificateRow = typeof issuedCertificates.$inferSelect;
