import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { dateTime, id, requiredLine } from './fields.ts';

/** An employer that a person has named and nobody has confirmed; all that the employer sees of them until then. */
const employerClaim = z.strictObject({
  user_id: id,
  first_name: z.string(),
  last_name: z.string(),
  organisation: z.string(),
  organisation_name: z.string(),
  claimed_at: dateTime,
});

export const employerEndpoints = {
  claims: defineEndpoint({
    ...table.employerClaims,
    summary:
      'Who names an organisation of the caller as employer and waits for a decision, those who wait longest first; ' +
      'for administrators of all organisations.',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(200).default(50),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    answer: json(z.strictObject({ total: z.int().min(0), claims: z.array(employerClaim) })),
  }),
  decide: defineEndpoint({
    ...table.decideEmployerClaim,
    summary:
      'Confirms or rejects the employer that a person has named; not found where the person has named another one meanwhile.',
    params: z.strictObject({ userId: id }),
    body: z.strictObject({
      organisation: requiredLine(500).meta({ description: 'the one that the decision is about' }),
      decision: z.enum(['confirm', 'reject']),
    }),
    answer: empty,
  }),
};
