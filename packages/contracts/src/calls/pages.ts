import { z } from 'zod';
import * as restPaths from '../restPaths.ts';
import { defineCall, json } from './defineCall.ts';
import { id } from './fields.ts';

const data = z.record(z.string(), z.unknown());

export const pageCalls = {
  operations: defineCall({
    method: 'GET',
    path: restPaths.pageOperations,
    summary:
      'The GraphQL answers that a page of the platform would carry; for whoever goes there by a link, before the code of the page is there.',
    query: z.strictObject({
      address: z
        .string()
        .regex(/^\/[^?#]*$/)
        .max(500)
        .meta({ description: 'path of the page' }),
      course_session_id: id.optional().meta({ description: 'chosen session of its course' }),
    }),
    answer: json(z.array(z.strictObject({ operationName: z.string(), variables: data, data }))),
  }),
};
