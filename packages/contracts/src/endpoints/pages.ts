import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { id } from './fields.ts';

const data = z.record(z.string(), z.unknown());

export const pageEndpoints = {
  operations: defineEndpoint({
    ...table.pageOperations,
    summary:
      'The GraphQL answers that the HTML of a page would carry; asked for when a person follows a link, before the code of the page is loaded.',
    query: z.strictObject({
      address: z
        .string()
        .regex(/^\/[^?#]*$/)
        .max(500)
        .meta({ description: 'path of the page' }),
      course_session_id: id.optional().meta({ description: 'chosen session of its course' }),
    }),
    answer: json(z.array(z.strictObject({ hash: z.string(), variables: data, data }))),
  }),
};
