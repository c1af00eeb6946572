import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { courses } from '../courses/tables.ts';
import { users } from '../users/tables.ts';
import type { NotificationVerb } from './notificationTexts.ts';

export const notificationCategories = [
  'USER_INTERACTION',
  'PROGRESS',
  'EXAM',
  'APPOINTMENT',
  'SYSTEM',
] as const;

export type NotificationCategory = (typeof notificationCategories)[number];

/** Notifications (specification §3); the text is made when it is read, in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text('category').$type<NotificationCategory>().notNull(),
    /** key of `notificationTexts`, and what the text names */
    verb: text('verb').$type<NotificationVerb>().notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    targetUrl: text('target_url').notNull().default(''),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    /** may lie ahead: until then nobody is told of it, see {@link hasArrived} */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_list').on(table.userId, table.createdAt.desc(), table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_announcement')
      .on(table.targetUrl)
      .where(sql`${table.verb} = 'announcement_written'`),
    check(
      'notifications_category',
      sql`${table.category} in ('USER_INTERACTION', 'PROGRESS', 'EXAM', 'APPOINTMENT', 'SYSTEM')`,
    ),
  ],
);

/** Condition of every read: only notifications whose moment has come. */
export const hasArrived = sql`${notifications.createdAt} <= now()`;

/** What a person wants to hear of; without a row everything is shown and nothing is mailed. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    category: text('category').$type<NotificationCategory>().notNull(),
    inApp: boolean('in_app').notNull().default(true),
    byMail: boolean('by_mail').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.category] })],
);
