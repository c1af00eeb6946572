import { courseSessionStates, isBackwards } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import {
  courseType,
  dateTime,
  day,
  id,
  localised,
  localisedLine,
  onceValid,
  oneLine,
  pageOf,
} from './fields.ts';

const sessionCourse = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  course_type: courseType,
});

const listedSession = z.strictObject({
  id,
  title: z.string().meta({ description: 'in the language of the caller' }),
  course: sessionCourse,
  region: z.string(),
  generation: z.string(),
  start_date: day,
  end_date: day,
  state: z.enum(courseSessionStates),
  member_count: z.int(),
  expert_count: z.int(),
});

const sessionExpert = z.strictObject({
  enrolment_id: id,
  user_id: id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar_url: z.string(),
  circle_keys: z
    .array(id)
    .max(500)
    .meta({ description: 'translation keys of the circles that they look after' }),
});

/** A session as administrators see it. */
export const adminSession = listedSession.extend({
  titles: localised,
  archived_at: dateTime.nullable(),
  experts: z.array(sessionExpert).max(1000).meta({ description: 'by name' }),
  supervisors: z
    .array(z.strictObject({ user_id: id, first_name: z.string(), last_name: z.string() }))
    .max(1000)
    .meta({ description: 'who leads the region in the course; their regions say so, not the session' }),
  can_delete: z.boolean().meta({ description: 'nobody takes part, and nothing is ordered or recorded' }),
});

const fields = {
  titles: localisedLine(200),
  region: oneLine(100),
  generation: oneLine(100),
  start_date: day,
  end_date: day,
};

/** @throws by its refinement: the end lies before the beginning */
const inOrder = <
  Fields extends { readonly start_date?: string | undefined; readonly end_date?: string | undefined },
>(
  schema: z.ZodType<Fields>,
) =>
  schema.refine(({ start_date: start, end_date: end }) => !isBackwards({ start, end }), {
    ...onceValid,
    path: ['end_date'],
    params: { problem: 'ends_before_start' },
  });

/** By what sessions are sorted; a minus turns the order round. */
const sessionSorts = [
  ...(['title', 'course', 'region', 'generation', 'start_date', 'members'] as const),
  ...(['-title', '-course', '-region', '-generation', '-start_date', '-members'] as const),
] as const;

const ofSession = z.object({ courseSessionId: id });

export const adminSessionEndpoints = {
  list: defineEndpoint({
    ...table.adminSessions,
    summary: 'The course sessions of all courses, in pages; archived ones only when they are asked for.',
    query: z.strictObject({
      search: z.string().trim().max(200).optional().meta({
        description: 'words of the title, the course, the region or the generation',
      }),
      course: id.optional(),
      region: z.string().max(200).optional(),
      generation: z.string().max(200).optional(),
      state: z.enum(courseSessionStates).optional(),
      sort: z.enum(sessionSorts).default('-start_date'),
      ...pageOf({ usual: 50, greatest: 200 }),
    }),
    answer: json(z.array(listedSession)),
  }),
  filters: defineEndpoint({
    ...table.adminSessionFilters,
    summary: 'What course sessions can be filtered by.',
    answer: json(
      z.strictObject({
        courses: z.array(sessionCourse).max(500),
        regions: z.array(z.string()).max(1000).meta({ description: 'by name' }),
        generations: z.array(z.string()).max(1000).meta({ description: 'the latest first' }),
      }),
    ),
  }),
  create: defineEndpoint({
    ...table.createSession,
    summary: 'Creates a course session.',
    body: inOrder(z.strictObject({ course_id: id, ...fields })),
    answer: json(adminSession),
  }),
  read: defineEndpoint({
    ...table.adminSession,
    summary: 'A course session with who runs it.',
    params: ofSession,
    answer: json(adminSession),
  }),
  change: defineEndpoint({
    ...table.changeSession,
    summary: 'Changes a course session; what is left out stays.',
    params: ofSession,
    body: inOrder(z.strictObject(fields).partial()),
    answer: json(adminSession),
    errors: ['version_conflict'],
  }),
  copy: defineEndpoint({
    ...table.copySession,
    summary:
      'Creates a session like an earlier one: its attendance days, deadlines and exam dates, moved by the days between the two beginnings; nobody who takes part.',
    params: ofSession,
    body: inOrder(
      z.strictObject({
        ...fields,
        with_experts: z.boolean().meta({ description: 'its experts come along, with their circles' }),
      }),
    ),
    answer: json(adminSession),
  }),
  archive: defineEndpoint({
    ...table.archiveSession,
    summary:
      'Archives a session, or takes it back: people keep what they have done in it, nobody comes in any more, and lists leave it out.',
    params: ofSession,
    body: z.strictObject({ archived: z.boolean() }),
    answer: json(adminSession),
  }),
  delete: defineEndpoint({
    ...table.deleteSession,
    summary: 'Deletes a session in which nobody takes part and nothing is ordered or recorded.',
    params: ofSession,
    answer: empty,
    errors: ['has_records'],
  }),
};
