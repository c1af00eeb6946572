import type { Problem } from '@learn/course-content';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ContentDiff } from '../content-import/plan/contentDiff.ts';
import { files } from '../documents/tables.ts';
import { users } from '../users/tables.ts';

export type ContentImportState =
  | 'checking'
  | 'faulty'
  | 'checked'
  | 'running'
  | 'stopped'
  | 'failed'
  | 'done';

export interface StoredStep {
  readonly kind: 'reading' | 'comparing' | 'storing' | 'writing';
  /** slug, or empty */
  readonly course: string;
  readonly done: number;
  readonly all: number;
}

/** Folders of contents that administrators upload; those that were imported stay as its history. */
export const contentImports = pgTable(
  'content_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fileName: text('file_name').notNull(),
    /** bytes of the archive */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** the archive, until it is imported or forgotten */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    fingerprint: text('fingerprint'),
    state: text('state').$type<ContentImportState>().notNull().default('checking'),
    /** slugs of the courses in the folder */
    courses: jsonb('courses').$type<readonly string[]>().notNull().default([]),
    /** the first of them */
    problems: jsonb('problems').$type<readonly Problem[]>().notNull().default([]),
    problemCount: integer('problem_count').notNull().default(0),
    /** what the import would do, as it was shown; what it did, once it is done */
    diff: jsonb('diff').$type<ContentDiff>(),
    step: jsonb('step').$type<StoredStep>(),
    unpublishUsed: boolean('unpublish_used').notNull().default(false),
    /** when it was to be imported, the difference was another one than that which was shown */
    changedSince: boolean('changed_since').notNull().default(false),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** in their name it is imported */
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('content_imports_age').on(table.createdAt),
    check(
      'content_imports_state',
      sql`${table.state} in ('checking', 'faulty', 'checked', 'running', 'stopped', 'failed', 'done')`,
    ),
  ],
);

export type ContentImportRow = typeof contentImports.$inferSelect;
