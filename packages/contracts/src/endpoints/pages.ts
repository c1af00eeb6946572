import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { id } from './fields.ts';

const count = z.int().min(0).max(100);

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
  reportRemotes: defineEndpoint({
    ...table.reportRemotes,
    summary:
      'Counts how often a page loaded its remotes and how often they failed, for operator and administrators; names that are not in the registry are refused.',
    body: z.strictObject({
      remotes: z
        .array(
          z.strictObject({
            name: z.string().max(100),
            version: z.string().max(100),
            loads: count,
            load_failures: count,
            crashes: count.meta({ description: 'failures of what was loaded: pages and widgets' }),
            fallbacks: count
              .default(0)
              .meta({ description: 'how often the last good version ran in its place' }),
          }),
        )
        .min(1)
        .max(50),
    }),
    answer: empty,
    errors: ['too_many_requests'],
  }),
};
