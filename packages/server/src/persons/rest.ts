import { personEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { readFilterOptions } from './filterOptions.ts';
import { readPersonSummary } from './personSummary.ts';
import { listPersons } from './service.ts';
import { viewerOf } from './visiblePersons.ts';

const policy = ownOnly(
  'Participants see experts and mentors of their sessions with contact and fellow participants by name; experts the ' +
    'people of their sessions, supervisors of their regions, mentors their mentees, Berufsbildner their apprentices, ' +
    'training responsibles their organisation, administrators everybody.',
);

/** `GET /api/dashboard/persons/` and what it can be filtered by. */
export function registerPersons(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, personEndpoints.list, {
    policy,
    handle: async ({ currentUser, query, language, reply }) => {
      const { persons, total } = await listPersons(db, viewerOf(currentUser, 'list'), query, language);
      if (query.limit !== undefined) reply.header('x-total-count', total);
      return persons;
    },
  });
  registerEndpoint(app, personEndpoints.summary, {
    policy,
    handle: ({ currentUser, language }) => readPersonSummary(db, currentUser, language),
  });
  registerEndpoint(app, personEndpoints.filters, {
    policy,
    handle: ({ currentUser, query, language }) =>
      readFilterOptions(db, viewerOf(currentUser, 'list'), query, language),
  });
}
