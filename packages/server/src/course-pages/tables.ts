import type { Language } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { courses } from '../courses/tables.ts';

/** The fields of a kind of page beside the common ones, named as in the GraphQL schema. */
export type PageFields = Readonly<Record<string, unknown>>;

/**
 * The pages of a course, one row per language: learning path > topic > circle > learning sequence > learning unit >
 * learning contents and performance criteria; action competences lie directly below the learning path.
 */
export const pages = pgTable(
  'pages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** the same in all languages */
    translationKey: uuid('translation_key').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** translation key of the page above */
    parentKey: uuid('parent_key'),
    position: integer('position').notNull(),
    /** e.g. `learnpath.Circle`, `learnpath.LearningContentVideo`, `competence.PerformanceCriterion` */
    contentType: text('content_type').notNull(),
    /** the same in all languages, so that an address survives a change of language */
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    live: boolean('live').notNull().default(true),
    canUserSelfToggle: boolean('can_user_self_toggle_course_completion').notNull().default(false),
    /** circle: `content_locked`, `unlocked_by` (translation keys of circles); video: `duration` in seconds; … */
    data: jsonb('data').$type<PageFields>().notNull().default({}),
  },
  (table) => [
    unique('pages_translation').on(table.translationKey, table.language),
    unique('pages_slug').on(table.parentKey, table.slug, table.language),
    index('pages_course').on(table.courseId, table.language, table.position),
    check('pages_language', sql`${table.language} in ('de', 'fr', 'it')`),
  ],
);

export type PageRow = typeof pages.$inferSelect;
