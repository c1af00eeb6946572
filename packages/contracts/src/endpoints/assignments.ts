import { assignmentStatuses, evaluatorSeconds } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { id } from './fields.ts';
import { personReference } from './mentors.ts';

/** Specification §3, Assignment status item; UNKNOWN: nothing was begun yet. */
const statusItem = z.strictObject({
  assignment_user_id: id,
  /** in the caller's language */
  learning_content_page_id: id,
  completion_status: z.enum(assignmentStatuses),
});

const selection = z.strictObject({
  user_selection_ids: z
    .array(id)
    .max(1000)
    .default([])
    .meta({ description: 'participants; when left out, all that the caller may see' }),
});

/** Up to two decimals, as `numeric(8, 2)` keeps them. */
const points = z
  .number()
  .min(0)
  .max(999_999)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);

const testResult = z
  .strictObject({
    user_id: id.optional(),
    username: z.string().min(1).max(200).optional().meta({ description: 'instead of user_id' }),
    learning_content_page_id: id.meta({ description: 'page of the test, of any language' }),
    points,
    max_points: points.refine((value) => value > 0),
    extended_time: z.boolean().default(false),
  })
  .refine(({ user_id, username }) => (user_id === undefined) !== (username === undefined), {
    path: ['user_id'],
  })
  .refine((result) => result.points <= result.max_points, { path: ['points'] });

export const assignmentEndpoints = {
  status: defineEndpoint({
    ...table.assignmentStatus,
    summary: 'How far participants are in the assignment or test of a learning content.',
    params: z.object({ courseSessionId: id, learningContentId: id }),
    body: selection,
    answer: json(z.array(statusItem)),
  }),
  statusAll: defineEndpoint({
    ...table.assignmentStatusAll,
    summary: 'How far participants are in all assignments and tests of a session.',
    params: z.object({ courseSessionId: id }),
    body: selection,
    answer: json(z.array(statusItem)),
  }),
  announceEvaluator: defineEndpoint({
    ...table.announceEvaluator,
    summary: "Says that the caller has a participant's work open, or leaves it, and answers who else has.",
    params: z.object({
      courseSessionId: id,
      assignmentId: id,
      userId: id.meta({ description: 'the participant' }),
    }),
    body: z.strictObject({
      task_id: z
        .string()
        .max(100)
        .nullable()
        .meta({ description: 'evaluation task that the caller is at; null: none' }),
      leaves: z.boolean().default(false),
    }),
    answer: json(
      z.strictObject({
        version: z
          .int()
          .meta({ description: 'of the completion, to see whether another person has written' }),
        evaluators: z
          .array(
            z.strictObject({
              ...personReference.shape,
              task_id: z.string().nullable(),
              holds_task: z.boolean().meta({ description: 'they were at the task before the caller' }),
            }),
          )
          .max(20)
          .meta({ description: `others who were there in the last ${evaluatorSeconds} seconds` }),
      }),
    ),
  }),
  testResults: defineEndpoint({
    ...table.testResults,
    summary: 'Records results of edoniq tests, all or none; those that are there already change nothing.',
    params: z.object({ courseSessionId: id }),
    body: z.strictObject({ results: z.array(testResult).min(1).max(500) }),
    answer: json(z.strictObject({ recorded_count: z.int(), unchanged_count: z.int() })),
  }),
};
