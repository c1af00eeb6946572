import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { courseType, dateTime, id, requiredLine, requiredText } from './fields.ts';

const count = z.int().min(0);

/** Plain text with line breaks; the page that shows it makes its links. */
const messageText = requiredText(5_000);

const idempotencyKey = requiredLine(100).meta({
  description: 'chosen by the client: a repeat with the same key writes nothing more',
});

const person = z.strictObject({
  id,
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.string(),
});

const course = z.strictObject({ id, slug: z.string(), title: z.string(), course_type: courseType });

const session = z.strictObject({ id, title: z.string() });

const circle = z.strictObject({
  id: id.meta({ description: 'page id in the language of the reader' }),
  slug: z.string(),
  title: z.string(),
});

const threadKind = z.enum(['announcement', 'conversation']);

const relation = z.enum(['mentor', 'mentee', 'expert', 'participant']);

/** An announcement, or what a participant and a learning mentor or expert write to each other (domain decisions §17). */
export const messageThread = z.strictObject({
  id,
  kind: threadKind,
  title: z.string().meta({ description: 'of an announcement; empty for a conversation' }),
  person: person.nullable().meta({
    description: 'who announced, null once that account is gone; or the other one of a conversation',
  }),
  relation: relation
    .nullable()
    .meta({ description: 'what the other one of a conversation is to the reader' }),
  course: course.nullable(),
  session: session
    .nullable()
    .meta({ description: 'to which the announcement went; null: the whole course, or a conversation' }),
  circle: circle.nullable().meta({ description: 'that the announcement is about' }),
  excerpt: z.string().meta({ description: 'beginning of the latest text; empty where it was withdrawn' }),
  own: z.boolean().meta({ description: 'the latest text is the reader’s own' }),
  at: dateTime.meta({ description: 'of the latest text' }),
  unread_count: count,
});

const message = z.strictObject({
  id,
  author_id: id.nullable(),
  own: z.boolean(),
  text: z.string().meta({ description: 'empty where it was withdrawn' }),
  at: dateTime,
  withdrawn: z.boolean(),
  unread: z.boolean().meta({ description: 'the reader has not read it yet' }),
  read: z.boolean().meta({ description: 'an own message that the other one has read' }),
});

const cursor = z
  .string()
  .regex(/^\d{1,15}_[\da-f-]{36}$/i)
  .pipe(z.string().refine((value) => z.uuid().safeParse(value.slice(value.indexOf('_') + 1)).success))
  .meta({ description: '`next` of the page before' });

const next = z
  .string()
  .nullable()
  .meta({ description: 'what `before` takes for older ones; null: there are none' });

const pageSize = (standard: number) => z.coerce.number().int().min(1).max(100).default(standard);

const yes = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

export const messageEndpoints = {
  threads: defineEndpoint({
    ...table.messageThreads,
    personal: true,
    summary: 'The own announcements and conversations, the latest first, and how many of all are unread.',
    query: z.strictObject({
      kind: threadKind.optional(),
      unread: yes.meta({ description: 'only those with something unread' }),
      search: z.string().trim().max(200).optional().meta({
        description: 'words of titles, texts and names; accents and case do not matter',
      }),
      before: cursor.optional(),
      max: pageSize(20),
    }),
    answer: json(z.strictObject({ unread_count: count, threads: z.array(messageThread), next })),
  }),
  thread: defineEndpoint({
    ...table.messageThread,
    personal: true,
    summary: 'One announcement or conversation with its texts, the latest first.',
    params: z.object({ id }),
    query: z.strictObject({ before: cursor.optional(), max: pageSize(30) }),
    answer: json(
      z.strictObject({
        thread: messageThread,
        messages: z.array(message),
        next,
        reach: z.strictObject({ recipients: count, read: count }).nullable().meta({
          description: 'of an own announcement: to how many people it went, how many of them have read it',
        }),
      }),
    ),
  }),
  read: defineEndpoint({
    ...table.readMessages,
    summary: 'Marks what the person has seen of a thread as read: everything up to that text.',
    params: z.object({ id }),
    body: z.strictObject({ message_id: id }),
    answer: empty,
  }),
  recipients: defineEndpoint({
    ...table.messageRecipients,
    personal: true,
    summary:
      'The people the caller may write to: own mentors and mentees, own sessions and, for admins, courses.',
    answer: json(
      z.strictObject({
        persons: z.array(
          z.strictObject({
            ...person.shape,
            relation,
            course: course.meta({ description: 'the first in which the two are joined' }),
            thread_id: id.nullable().meta({ description: 'of the conversation that there is already' }),
          }),
        ),
        audiences: z.array(
          z.strictObject({
            course,
            session: session.nullable().meta({ description: 'null: the whole course' }),
            recipient_count: count.meta({ description: 'people who get it, without the person' }),
          }),
        ),
        circles: z
          .array(z.strictObject({ ...circle.shape, course_id: id }))
          .meta({ description: 'that an announcement to a session of the course may be about' }),
      }),
    ),
  }),
  announce: defineEndpoint({
    ...table.announce,
    summary: 'Writes an announcement to a course session or to a whole course, and tells its people.',
    body: z
      .strictObject({
        course_session_id: id.optional(),
        course_id: id.optional(),
        circle_id: id.optional().meta({ description: 'page id in any language; of a session only' }),
        title: requiredLine(150),
        text: messageText,
        idempotency_key: idempotencyKey,
      })
      .refine((body) => (body.course_session_id === undefined) !== (body.course_id === undefined), {
        path: ['course_session_id'],
      })
      .refine((body) => body.circle_id === undefined || body.course_id === undefined, {
        path: ['circle_id'],
      }),
    answer: json(z.strictObject({ thread_id: id, recipient_count: count })),
    errors: ['too_many_requests'],
  }),
  write: defineEndpoint({
    ...table.writeMessage,
    summary: 'Writes to an own learning mentor, expert, mentee or participant.',
    body: z.strictObject({
      person_id: id,
      thread_id: id.optional().meta({
        description:
          'the conversation that is answered; without it the one in which the caller accompanies the person, if they do',
      }),
      text: messageText,
      idempotency_key: idempotencyKey,
    }),
    answer: json(z.strictObject({ thread_id: id, message })),
    errors: ['too_many_requests'],
  }),
  withdraw: defineEndpoint({
    ...table.withdrawMessage,
    summary: 'Withdraws an own announcement or an own message of a conversation.',
    params: z.object({ id }),
    answer: empty,
  }),
};
