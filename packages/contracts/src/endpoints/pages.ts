import { timingMeasures } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { id } from './fields.ts';

const count = z.int().min(0).max(100);

/** A version of a remote, or of the shell. */
const version = { name: z.string().max(100), version: z.string().max(100) };

const data = z.record(z.string(), z.unknown());

export const pageEndpoints = {
  linkTargets: defineEndpoint({
    ...table.linkTargets,
    summary:
      'What a visit by a link loads beside the remote, of all pages that the person has, in their language; asked for once a page stands, so that its HTML need not carry it.',
    answer: json(
      z.array(
        z.strictObject({
          ...version,
          targets: z
            .record(
              z.string(),
              z.strictObject({
                bundle: z.strictObject({ url: z.string(), integrity: z.string() }).optional(),
                sharedModules: z.array(z.string()).optional(),
                operations: z.array(z.string()).optional(),
              }),
            )
            .meta({ description: 'by the pattern of the page' }),
        }),
      ),
    ),
  }),
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
      'Counts how often a page loaded its remotes, how often they failed and how long it took, for operator and administrators; names that are not in the registry are refused, and what a newer page says beside this is left out.',
    // not strict: the shell of a page may be newer than the server that it reports to
    body: z.object({
      remotes: z
        .array(
          z.object({
            ...version,
            loads: count,
            load_failures: count,
            crashes: count.meta({ description: 'failures of what was loaded: pages and widgets' }),
            fallbacks: count
              .default(0)
              .meta({ description: 'how often the last good version ran in its place' }),
          }),
        )
        .max(50),
      timings: z
        .array(
          z.object({
            ...version,
            page: z
              .string()
              .max(200)
              .meta({ description: 'pattern of the page; empty for what concerns no page' }),
            measure: z
              .string()
              .max(40)
              .meta({ description: `one of ${timingMeasures.join(', ')}; others are left out` }),
            value: z.int().min(0).max(600_000).meta({ description: 'milliseconds; of cls thousandths' }),
          }),
        )
        .max(50)
        .default([]),
    }),
    answer: empty,
    errors: ['too_many_requests'],
  }),
};
