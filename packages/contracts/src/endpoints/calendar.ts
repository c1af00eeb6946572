import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { address, dateTime, id, manyIds, pageOf } from './fields.ts';

export const dueDateKinds = ['attendance', 'submission', 'evaluation', 'test', 'exam'] as const;

export type DueDateKind = (typeof dueDateKinds)[number];

const kind = z.enum(dueDateKinds);

/** A due date as one person sees it (specification §3). */
export const dueDate = z.strictObject({
  id: z.string(),
  kind,
  title: z.string(),
  subtitle: z.string().meta({ description: 'what happens then, in the language of the reader' }),
  start: dateTime,
  end: dateTime.nullable(),
  all_day: z.boolean().meta({ description: 'the day counts to its end; no time is shown' }),
  manual_override_fields: z.array(z.string()),
  assignment_type_translation_key: z.string(),
  date_type_translation_key: z.string(),
  course_id: id,
  course_slug: z.string(),
  course_title: z.string(),
  course_session_id: id,
  session_title: z.string(),
  course_session: z.strictObject({
    id,
    my_role: z.string(),
    is_uk: z.boolean(),
    session_title: z.string(),
  }),
  circle: z.strictObject({ id, title: z.string(), slug: z.string() }).nullable(),
  learning_content_title: z.string(),
  url: address.meta({ description: 'for participants; empty: plain text' }),
  url_expert: address.meta({ description: 'for experts and supervisors; empty: plain text' }),
  location: z.string(),
  done: z.boolean().meta({ description: 'the caller takes part and has completed the content' }),
  persons: z
    .array(z.strictObject({ user_id: id, first_name: z.string(), last_name: z.string() }))
    .meta({ description: 'the mentees concerned by the date; empty unless the caller is their mentor' }),
});

const feed = z.strictObject({ url: address });

export const calendarEndpoints = {
  dueDates: defineEndpoint({
    ...table.dueDates,
    summary: 'The dates of all sessions in which the person has a role, by start, in pages.',
    query: z.object({
      course_session_ids: manyIds,
      kinds: z.union([z.array(kind), kind.transform((one) => [one])]).optional(),
      upcoming: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .default(false)
        .meta({ description: 'only those whose end, or else start, is today or later' }),
      pending: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .default(false)
        .meta({ description: 'only those that are not done' }),
      ...pageOf({ usual: 100, greatest: 500 }),
    }),
    answer: json(z.array(dueDate)),
  }),
  feed: defineEndpoint({
    ...table.calendarFeed,
    personal: true,
    summary: 'The address of the own calendar feed; it is made when it is first asked for.',
    answer: json(feed),
  }),
  renewFeed: defineEndpoint({
    ...table.renewCalendarFeed,
    summary: 'Gives the own calendar feed another address; the old one ends at once.',
    answer: json(feed),
  }),
  file: defineEndpoint({
    ...table.calendarFile,
    summary: 'The due dates of the owner of the token as an iCalendar file, `<token>.ics`.',
    params: z.object({ file: z.string().max(100) }),
    answer: { kind: 'file', mediaTypes: ['text/calendar'] },
  }),
};
