import type { Language } from '@learn/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { courses } from '../courses/tables.ts';
import { files } from '../documents/tables.ts';
import type { MediaIcon, MediaKind } from './mediaTree.ts';

/**
 * Categories of the media libraries, one row per language as pages; a change of them or their contents raises the
 * `content_version` of the course by a trigger.
 */
export const mediaCategories = pgTable(
  'media_categories',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** the same in all languages */
    translationKey: uuid('translation_key').notNull(),
    language: text('language').$type<Language>().notNull(),
    position: integer('position').notNull(),
    /** the same in all languages */
    slug: text('slug').notNull(),
    icon: text('icon').$type<MediaIcon>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    live: boolean('live').notNull().default(true),
  },
  (table) => [
    unique('media_categories_translation').on(table.translationKey, table.language),
    unique('media_categories_slug').on(table.courseId, table.slug, table.language),
    check('media_categories_language', sql`${table.language} in ('de', 'fr', 'it')`),
    check(
      'media_categories_icon',
      sql`${table.icon} in ('law', 'product', 'calculation', 'customer', 'handbook', 'video')`,
    ),
  ],
);

export const mediaContents = pgTable(
  'media_contents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** translation key of its category */
    categoryKey: uuid('category_key').notNull(),
    translationKey: uuid('translation_key').notNull(),
    language: text('language').$type<Language>().notNull(),
    position: integer('position').notNull(),
    slug: text('slug').notNull(),
    kind: text('kind').$type<MediaKind>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** HTML as `isAllowedHtml` allows it, of an article or glossary */
    text: text('text').notNull().default(''),
    /** of a link or video */
    url: text('url').notNull().default(''),
    /** of a document */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    minutes: integer('minutes').notNull().default(0),
    /** of a video: seconds, and the spoken lines, of which its captions are made */
    duration: integer('duration').notNull().default(0),
    transcript: jsonb('transcript').$type<readonly string[]>().notNull().default([]),
    /** translation keys of the learning contents that it belongs to */
    contentKeys: jsonb('content_keys').$type<readonly string[]>().notNull().default([]),
    live: boolean('live').notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('media_contents_translation').on(table.translationKey, table.language),
    unique('media_contents_slug').on(table.categoryKey, table.slug, table.language),
    index('media_contents_course').on(table.courseId, table.language),
    index('media_contents_file').on(table.fileId),
    check('media_contents_language', sql`${table.language} in ('de', 'fr', 'it')`),
    check('media_contents_kind', sql`${table.kind} in ('ARTICLE', 'LINK', 'DOCUMENT', 'VIDEO', 'GLOSSARY')`),
  ],
);
