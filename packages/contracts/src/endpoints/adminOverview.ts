import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { courseType, day, id } from './fields.ts';

const nextSession = z.strictObject({
  id,
  title: z.string(),
  course_title: z.string(),
  course_type: courseType,
  start_date: day,
  member_count: z.int(),
  expert_count: z.int(),
});

const hit = z.strictObject({ id: z.string(), title: z.string(), subtitle: z.string() });

export const adminOverviewEndpoints = {
  read: defineEndpoint({
    ...table.adminOverview,
    summary: 'The association in figures, and what waits for its administrators.',
    answer: json(
      z.strictObject({
        person_count: z.int(),
        running_count: z.int().meta({ description: 'sessions that run today' }),
        upcoming_count: z.int().meta({ description: 'sessions that begin later' }),
        pending_order_count: z.int(),
        claim_count: z
          .int()
          .meta({ description: 'employers that people have named and nobody has confirmed' }),
        next_sessions: z.array(nextSession).max(5).meta({ description: 'those that begin next' }),
      }),
    ),
  }),
  search: defineEndpoint({
    ...table.adminSearch,
    summary:
      'People by name or e-mail, courses, sessions and organisations by words of their names; a few of each.',
    query: z.strictObject({ search: z.string().trim().min(1).max(200) }),
    answer: json(
      z.strictObject({
        persons: z.array(hit).max(5),
        courses: z.array(hit).max(5),
        sessions: z.array(hit).max(5),
        organisations: z.array(hit).max(5),
      }),
    ),
  }),
};
