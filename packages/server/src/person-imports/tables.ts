import type { ImportField, ImportProblem, ImportValues } from '@learn/domain';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

/** Lists of people that are read, checked, corrected and carried out; they are forgotten with their rows. */
export const personImports = pgTable(
  'person_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fileName: text('file_name').notNull(),
    /** for rows that name none */
    courseSessionId: uuid('course_session_id').references(() => courseSessions.id, { onDelete: 'set null' }),
    state: text('state').$type<'checked' | 'running' | 'stopped' | 'done'>().notNull().default('checked'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** who let it be carried out last; in their name people are enrolled */
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('person_imports_age').on(table.createdAt),
    check('person_imports_state', sql`${table.state} in ('checked', 'running', 'stopped', 'done')`),
  ],
);

export interface FoundProblem {
  readonly field: ImportField;
  readonly problem: ImportProblem;
  /** of a duplicate: the line that it repeats */
  readonly other_row?: number;
}

export const personImportRows = pgTable(
  'person_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => personImports.id, { onDelete: 'cascade' }),
    /** line in the file */
    row: integer('row').notNull(),
    values: jsonb('values').$type<ImportValues>().notNull(),
    problems: jsonb('problems').$type<readonly FoundProblem[]>().notNull().default([]),
    /** cells that hold a formula of the spreadsheet; what it showed is no value */
    formulas: jsonb('formulas').$type<readonly ImportField[]>().notNull().default([]),
    /** the session that the row means, once it is known */
    courseSessionId: uuid('course_session_id'),
    organisationId: text('organisation_id'),
    /** the person that exists already; set as well once the row is carried out */
    userId: uuid('user_id'),
    outcome: text('outcome').$type<'created' | 'enrolled' | 'unchanged'>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('person_import_rows_waiting').on(table.importId, table.row).where(sql`${table.outcome} is null`),
  ],
);

export type PersonImportRow = typeof personImports.$inferSelect;
export type ImportRow = typeof personImportRows.$inferSelect;
