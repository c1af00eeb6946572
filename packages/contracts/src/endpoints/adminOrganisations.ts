import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { pageOf, requiredLine } from './fields.ts';

/** An employer with what hangs on it. */
const adminOrganisation = z.strictObject({
  id: z.string(),
  name: z.string(),
  person_count: z.int().meta({ description: 'confirmed employees' }),
  claim_count: z.int().meta({ description: 'people who name it and wait for a confirmation' }),
  role_count: z
    .int()
    .meta({ description: 'people who stand for it: training responsibles and apprenticeship trainers' }),
});

const fields = z.strictObject({ name: requiredLine(200) });

export const adminOrganisationEndpoints = {
  list: defineEndpoint({
    ...table.adminOrganisations,
    summary: 'The employers, in pages.',
    query: z.strictObject({
      search: z.string().trim().max(200).optional(),
      sort: z.enum(['name', '-name', 'persons', '-persons', 'claims', '-claims']).default('name'),
      ...pageOf({ usual: 50, greatest: 200 }),
    }),
    answer: json(z.array(adminOrganisation)),
  }),
  create: defineEndpoint({
    ...table.createOrganisation,
    summary: 'Adds an employer that people can choose. No two have the same name.',
    body: fields,
    answer: json(adminOrganisation),
  }),
  rename: defineEndpoint({
    ...table.renameOrganisation,
    summary: 'Gives an employer another name.',
    params: z.object({ organisationId: z.string().max(500) }),
    body: fields,
    answer: json(adminOrganisation),
    errors: ['version_conflict'],
  }),
};
