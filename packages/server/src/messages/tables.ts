import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { users } from '../users/tables.ts';

/** Moments of milliseconds, so that what travels as a cursor is exactly what is stored. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Announcements (domain decisions §17) to a course session, or to a whole course. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** what was announced stays when the account of its author goes */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** null: the whole course */
    courseSessionId: uuid('course_session_id').references(() => courseSessions.id, { onDelete: 'cascade' }),
    /** translation key of the circle that it is about */
    circleKey: uuid('circle_key'),
    /** empty once withdrawn, as the text is */
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** how many people it went to */
    recipients: integer('recipients').notNull().default(0),
    /** chosen by the client: a repeated submit is the same announcement */
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    unique('announcements_once').on(table.authorId, table.idempotencyKey),
    index('announcements_session').on(table.courseSessionId, table.createdAt.desc(), table.id.desc()),
    index('announcements_course')
      .on(table.courseId, table.createdAt.desc(), table.id.desc())
      .where(sql`${table.courseSessionId} is null`),
    index('announcements_author').on(table.authorId, table.createdAt.desc(), table.id.desc()),
  ],
);

/** Which recipient has read which announcement. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_reads_user').on(table.userId),
  ],
);

/**
 * What a learning mentor and a participant write to each other: one conversation, in however many sessions they have
 * in common.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    mentorId: uuid('mentor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastMessageAt: moment('last_message_at').notNull().defaultNow(),
  },
  (table) => [
    unique('conversations_once').on(table.mentorId, table.participantId),
    index('conversations_participant').on(table.participantId),
    check('conversations_two', sql`${table.mentorId} <> ${table.participantId}`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** empty once withdrawn */
    text: text('text').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** by the other one of the two */
    readAt: moment('read_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    unique('messages_once').on(table.authorId, table.idempotencyKey),
    index('messages_conversation').on(table.conversationId, table.createdAt.desc(), table.id.desc()),
    index('messages_author').on(table.authorId, table.createdAt),
    index('messages_unread').on(table.conversationId).where(sql`${table.readAt} is null`),
  ],
);
