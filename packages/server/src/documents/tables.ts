import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

export const filePurposes = ['document', 'storage', 'avatar', 'media', 'content_archive'] as const;

export type FilePurpose = (typeof filePurposes)[number];

/** Files of the store, from the promise to upload one until it is finished (domain decisions §13). */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** null: files of course content and its archives, which belong to nobody */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<FilePurpose>().notNull(),
    /** as the person named it, without any path */
    fileName: text('file_name').notNull(),
    /** media type, e.g. application/pdf */
    fileType: text('file_type').notNull(),
    /** bytes; null until finished */
    size: bigint('size', { mode: 'number' }),
    /** where the store keeps it; nothing of the file's name in it */
    storageKey: text('storage_key').notNull().unique(),
    /** SHA-256 of the bytes, hex, by which an import of course content knows a file again; null for all others */
    contentHash: text('content_hash'),
    /** SHA-256 of the single-use token of the upload address, hex; null once used */
    uploadTokenHash: text('upload_token_hash').unique(),
    uploadExpiresAt: timestamp('upload_expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('files_owner').on(table.ownerId),
    index('files_unfinished').on(table.uploadExpiresAt).where(sql`${table.finishedAt} is null`),
    check(
      'files_purpose',
      sql`${table.purpose} in ('document', 'storage', 'avatar', 'media', 'content_archive')`,
    ),
    check(
      'files_owned',
      sql`${table.ownerId} is not null or ${table.purpose} in ('media', 'content_archive')`,
    ),
  ],
);

/** Circle documents of a session. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    /** translation keys */
    circleKey: uuid('circle_key').notNull(),
    sequenceKey: uuid('sequence_key').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => files.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** there for nobody since then; it can be restored for some minutes, after which its row goes */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('documents_session').on(table.courseSessionId, table.circleKey),
    index('documents_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
