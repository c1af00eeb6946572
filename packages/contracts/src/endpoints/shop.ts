import { invoiceAddressLengths, isCountryCode, postalCodeProblem } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import {
  address,
  courseType,
  dateTime,
  day,
  id,
  oneLine,
  pageOf,
  rappen,
  requiredLine,
  requiredText,
} from './fields.ts';

/** What can be ordered: a place in a course session. */
const product = z.strictObject({
  id,
  code: z.string(),
  title: z.string(),
  description: z.string(),
  price: rappen,
  course_type: courseType,
  course_slug: z.string(),
  course_session_id: id,
  course_session_title: z.string(),
  start_date: day,
  end_date: day,
  profile_ids: z.array(id).meta({
    description: 'profiles of which the person must have chosen one before ordering; empty: none is needed',
  }),
  course_options: z.array(z.string()).meta({
    description: 'options of which the person must have chosen one before ordering; empty: none is needed',
  }),
  bought: z.boolean().meta({ description: 'the person has a place in the session, or an order for it' }),
});

const invoiceAddress = z
  .strictObject({
    name: requiredLine(invoiceAddressLengths.name),
    street: requiredLine(invoiceAddressLengths.street),
    street_number: oneLine(invoiceAddressLengths.street_number),
    postal_code: requiredLine(invoiceAddressLengths.postal_code),
    city: requiredLine(invoiceAddressLengths.city),
    country: z.string().refine(isCountryCode).meta({ description: 'ISO 3166-1 alpha-2' }),
  })
  .refine(({ postal_code, country }) => postalCodeProblem(postal_code, country) === undefined, {
    path: ['postal_code'],
  });

export const orderState = z.enum(['pending', 'confirmed', 'cancelled']);

export const order = z.strictObject({
  id,
  product_id: id,
  product_title: z.string(),
  course_slug: z.string(),
  course_session_id: id,
  price: rappen,
  state: orderState,
  invoice_address: z.strictObject({
    name: z.string(),
    street: z.string(),
    street_number: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  invoice_number: z.int().min(1),
  invoice_url: address.nullable().meta({ description: 'the invoice as PDF; null for a cancelled order' }),
  created_at: dateTime,
  confirmed_at: dateTime.nullable(),
});

/** The place that an onboarding has led to. */
const courseSessionUser = z.strictObject({
  course_session_user_id: id,
  course_session_id: id,
  redirect: address.meta({ description: 'path of the course on this platform' }),
});

const enrolment = {
  body: z.strictObject({ product: requiredText(100).meta({ description: 'id or code of the product' }) }),
  answer: json(courseSessionUser),
} as const;

export const shopEndpoints = {
  products: defineEndpoint({
    ...table.products,
    summary: 'What can be ordered in the families of the own courses, or in one family, in pages.',
    query: z.strictObject({
      course_type: courseType.optional(),
      ...pageOf({ usual: 100, greatest: 500 }),
    }),
    answer: json(z.array(product)),
  }),
  orders: defineEndpoint({
    ...table.orders,
    summary: 'The own orders, newest first.',
    answer: json(z.array(order)),
  }),
  createOrder: defineEndpoint({
    ...table.createOrder,
    summary:
      'Orders a place in a course session. A repeat with the same key, or for the same product, is the same order.',
    body: z.strictObject({
      product_id: id,
      invoice_address: invoiceAddress,
      idempotency_key: requiredText(100),
    }),
    answer: json(order),
  }),
  invoice: defineEndpoint({
    ...table.invoice,
    summary:
      'The invoice of an own order as PDF in the own language, with a Swiss QR bill where the operator has an account for it.',
    params: z.strictObject({ id }),
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
    errors: ['too_many_requests'],
  }),
  createAgCourseSessionUser: defineEndpoint({
    ...table.createAgCourseSessionUser,
    ...enrolment,
    summary: 'Enrols after the onboarding of ag; a repeat answers the same.',
  }),
  createEtCourseSessionUser: defineEndpoint({
    ...table.createEtCourseSessionUser,
    ...enrolment,
    summary: 'Enrols after the onboarding of et; a repeat answers the same.',
  }),
  createCourseSessionUser: defineEndpoint({
    ...table.createCourseSessionUser,
    summary: 'Answers the same call for every other course type: it is unknown, or has no endpoint.',
    params: z.strictObject({ courseType: z.string(), call: z.string() }),
    answer: empty,
    errors: ['unknown_course_type', 'course_type_without_endpoint'],
  }),
};
