import { issuedCertificateStates } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { spreadsheetMediaTypes } from './exports.ts';
import { changedIds, dateTime, day, id, pageOf, rappen, requiredText, severalIds } from './fields.ts';
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

const auditFilter = {
  action: z.string().max(100).optional(),
  user_id: id.optional().meta({ description: 'who did it, or the person it concerns' }),
  course_session_id: id.optional(),
  from: day.optional(),
  to: day.optional().meta({ description: 'the last day that counts' }),
};

const listedCertificate = z.strictObject({
  id,
  code: z.string(),
  user_id: id,
  person_name: z.string().meta({ description: 'as it was when the certificate was issued' }),
  title: z.string(),
  course_title: z.string(),
  issued_at: dateTime,
  grade_official: z.number(),
  state: z.enum(issuedCertificateStates),
  revocation_reason: z.string(),
});

export const adminEndpoints = {
  auditLog: defineEndpoint({
    ...table.auditLog,
    summary: 'Who did what to whom, newest first, a page of 50 at a time.',
    query: z.strictObject({
      ...auditFilter,
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
  auditExport: defineEndpoint({
    ...table.auditExport,
    summary: 'The audit log under the same filters as a spreadsheet, newest first (recorded).',
    query: z.strictObject({ ...auditFilter, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    answer: { kind: 'file', mediaTypes: Object.values(spreadsheetMediaTypes) },
  }),
  orders: defineEndpoint({
    ...table.adminOrders,
    summary: 'Orders, newest first, in pages.',
    query: z.strictObject({
      course_session_id: id.optional(),
      user_id: id.optional(),
      state: orderState.optional(),
      search: z.string().trim().max(200).optional().meta({
        description: 'beginnings of the buyer’s names or e-mail, separated by spaces',
      }),
      ...pageOf({ usual: 50, greatest: 200 }),
    }),
    answer: json(z.array(adminOrder).max(200)),
  }),
  certificates: defineEndpoint({
    ...table.issuedCertificateList,
    summary: 'Issued certificates, newest first, in pages.',
    query: z.strictObject({
      search: z.string().trim().max(200).optional().meta({ description: 'a code, or beginnings of names' }),
      state: z.enum(issuedCertificateStates).optional(),
      ...pageOf({ usual: 50, greatest: 200 }),
    }),
    answer: json(z.array(listedCertificate).max(200)),
  }),
  viewAs: defineEndpoint({
    ...table.viewAsPerson,
    summary:
      'Lets an administrator see the platform as another person, read-only and for 30 minutes at most. Recorded with the reason.',
    body: z.strictObject({ user_id: id, reason: requiredText(500) }),
    answer: empty,
    errors: ['forbidden'],
  }),
  endViewing: defineEndpoint({
    ...table.endViewing,
    summary: 'Ends it before.',
    answer: empty,
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
  writeOrders: defineEndpoint({
    ...table.changeOrders,
    summary: 'Confirms or cancels several orders, all of them or none. Each is recorded with the reason.',
    body: z.strictObject({
      ids: severalIds,
      state: orderState.exclude(['pending']),
      reason: requiredText(500),
    }),
    answer: json(changedIds),
  }),
};
