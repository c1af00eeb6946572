import type { CompletionStatus } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

/** What the server keeps beside the status of a page. */
export interface CompletionExtras {
  /** merged seconds of a video */
  readonly watched_ranges?: readonly (readonly [start: number, end: number])[];
  /** on the entry of a circle: it was open for this person once and stays open */
  readonly unlocked?: boolean;
  readonly exam_data?: { readonly exam_state: string };
}

/** How far a person is in a session, by page; by translation key, so that changing the language keeps the position. */
export const completions = pgTable(
  'completions',
  {
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    translationKey: uuid('translation_key').notNull(),
    completionStatus: text('completion_status').$type<CompletionStatus>().notNull(),
    /** content_type of the page */
    pageType: text('page_type').notNull(),
    additionalJsonData: jsonb('additional_json_data').$type<CompletionExtras>().notNull().default({}),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseSessionId, table.translationKey] }),
    index('completions_latest').on(table.userId, table.updatedAt),
    // all that the statement of self-assessments reads, so that it answers from the index alone
    index('completions_self_assessed')
      .on(table.userId, table.courseSessionId, table.translationKey, table.completionStatus)
      .where(
        sql`${table.pageType} = 'competence.PerformanceCriterion' and ${table.completionStatus} in ('SUCCESS', 'FAIL')`,
      ),
  ],
);

/** One row for each list of `completions` that was ever written; who changes the list locks it. */
export const completionLists = pgTable(
  'completion_lists',
  {
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** rises with each write of the list */
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseSessionId] })],
);
