import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { dateTime, day, id, rappen, requiredText } from './fields.ts';
import { order, orderState } from './shop.ts';

const auditEntry = z.strictObject({
  id: z.int(),
  at: dateTime,
  action: z.string(),
  actor_id: id.nullable().meta({ description: 'null: the server itself' }),
  actor_name: z.string().meta({ description: 'empty when the person does not exist any more' }),
  user_id: id.nullable().meta({ description: 'the person it concerns' }),
  user_name: z.string(),
  course_session_id: id.nullable(),
  subject_id: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

const adminOrder = z.strictObject({ ...order.shape, user_id: id, user_name: z.string() });

export const adminEndpoints = {
  auditLog: defineEndpoint({
    ...table.auditLog,
    summary: 'Who did what to whom, newest first, a page of 50 at a time.',
    query: z.strictObject({
      action: z.string().max(100).optional(),
      user_id: id.optional().meta({ description: 'who did it, or the person it concerns' }),
      course_session_id: id.optional(),
      from: day.optional(),
      to: day.optional().meta({ description: 'the last day that counts' }),
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().meta({
        description: '`next` of the page before',
      }),
    }),
    answer: json(
      z.strictObject({
        entries: z.array(auditEntry).max(50),
        next: z.int().nullable().meta({ description: 'null: there are no older ones' }),
      }),
    ),
  }),
  orders: defineEndpoint({
    ...table.adminOrders,
    summary: 'The orders of a course session, newest first.',
    query: z.strictObject({ course_session_id: id }),
    answer: json(z.array(adminOrder)),
  }),
  writeOrder: defineEndpoint({
    ...table.changeOrder,
    summary: 'Corrects the price of an order, confirms or cancels it. Recorded with its reason.',
    params: z.strictObject({ id }),
    body: z.strictObject({
      price: rappen.min(0).max(100_000_000).optional(),
      state: orderState.exclude(['pending']).optional(),
      reason: requiredText(500),
    }),
    answer: json(adminOrder),
  }),
};
