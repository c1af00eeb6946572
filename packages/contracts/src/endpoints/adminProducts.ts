import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { courseType, id, localised, localisedLine, localisedText, pageOf, rappen, slug } from './fields.ts';

/** A place in a session that can be ordered, as administrators see it. */
const adminProduct = z.strictObject({
  id,
  code: z.string(),
  title: z.string().meta({ description: 'in the language of the caller' }),
  titles: localised,
  descriptions: localised,
  price: rappen,
  active: z.boolean(),
  on_sale: z
    .boolean()
    .meta({ description: 'active, of a session that is not over, and open where the onboarding enrols' }),
  position: z.int(),
  order_count: z.int(),
  course_session: z.strictObject({
    id,
    title: z.string(),
    course_title: z.string(),
    course_type: courseType,
  }),
  profiles: z
    .array(z.string())
    .max(500)
    .meta({ description: 'names of the profiles that buyers choose from' }),
  course_options: z.array(z.string()).max(500),
});

const fields = {
  titles: localisedLine(200),
  descriptions: localisedText(2000),
  price: rappen.min(0).max(100_000_000),
  active: z.boolean(),
  position: z.int().min(0).max(1000),
};

export const adminProductEndpoints = {
  list: defineEndpoint({
    ...table.adminProducts,
    summary: 'The products of all sessions, in pages.',
    query: z.strictObject({
      search: z.string().trim().max(200).optional(),
      course_session_id: id.optional(),
      active: z.enum(['true', 'false']).optional(),
      sort: z.enum(['title', '-title', 'price', '-price', 'orders', '-orders']).default('title'),
      ...pageOf({ usual: 50, greatest: 200 }),
    }),
    answer: json(z.array(adminProduct)),
  }),
  create: defineEndpoint({
    ...table.createProduct,
    summary: 'Adds a product.',
    body: z.strictObject({
      code: slug
        .max(100)
        .meta({ description: 'name in the address of the onboarding; no two have the same' }),
      course_session_id: id,
      ...fields,
    }),
    answer: json(adminProduct),
  }),
  change: defineEndpoint({
    ...table.changeProduct,
    summary: 'Changes a product; what is left out stays. Orders keep the price of their time.',
    params: z.object({ productId: id }),
    body: z.strictObject(fields).partial(),
    answer: json(adminProduct),
    errors: ['version_conflict'],
  }),
};
