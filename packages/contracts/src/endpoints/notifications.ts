import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { dateTime, id } from './fields.ts';

export const notificationCategory = z.enum(['USER_INTERACTION', 'PROGRESS', 'EXAM', 'APPOINTMENT', 'SYSTEM']);

/** A notification (specification §3) as its reader sees it. */
export const notification = z.strictObject({
  id,
  verb: z.string().meta({ description: 'the whole sentence, in the language of the reader' }),
  timestamp: dateTime,
  unread: z.boolean().meta({ description: 'as it was before this answer marked it' }),
  target_url: z.string().meta({ description: 'path on this platform; empty where nothing is to be opened' }),
  course: z.string().nullable().meta({ description: 'title of the course' }),
  notification_category: notificationCategory,
  actor_avatar_url: z.string().nullable(),
});

/** What a person wants to hear of in a category. */
export const notificationPreference = z.strictObject({
  category: notificationCategory,
  in_app: z.boolean(),
  by_mail: z.boolean(),
});

const count = z.int().min(0);

export const notificationEndpoints = {
  list: defineEndpoint({
    ...table.notifications,
    summary: 'The own notifications, the latest first; mark_as_read marks those that are delivered.',
    query: z.strictObject({
      max: z.coerce.number().int().min(1).max(200).default(20),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      mark_as_read: z
        .enum(['true', 'false'])
        .default('false')
        .transform((value) => value === 'true'),
      category: notificationCategory.optional().meta({ description: 'only those of a category' }),
      unread: z.literal('true').optional().meta({ description: 'only those that are unread' }),
    }),
    answer: json(z.strictObject({ all_count: count, all_list: z.array(notification) })),
  }),
  unreadCount: defineEndpoint({
    ...table.unreadCount,
    summary:
      'How many of the own notifications are unread, and in how many threads there are unread messages.',
    answer: json(z.strictObject({ unread_count: count, unread_messages: count })),
  }),
  read: defineEndpoint({
    ...table.readNotification,
    summary: 'Marks one of the own notifications as read.',
    params: z.object({ id }),
    answer: empty,
  }),
  unread: defineEndpoint({
    ...table.unreadNotifications,
    summary: 'Takes it back that own notifications were read; those of others are left alone.',
    body: z.strictObject({ ids: z.array(id).min(1).max(1000) }),
    answer: empty,
  }),
  preferences: defineEndpoint({
    ...table.notificationPreferences,
    summary: 'What the person wants to hear of, and how.',
    answer: json(z.array(notificationPreference)),
  }),
  changePreferences: defineEndpoint({
    ...table.changeNotificationPreferences,
    summary: 'Changes the sent categories and answers all of them.',
    body: z.array(notificationPreference).min(1).max(5),
    answer: json(z.array(notificationPreference)),
  }),
};
