import { personEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendPage } from '../endpoints/sendPage.ts';
import { readFilterOptions } from './filterOptions.ts';
import { readPersonSummary } from './personSummary.ts';
import { mayListPersons } from './policy.ts';
import { listPersons } from './service.ts';
import { viewerOf } from './visiblePersons.ts';

/** `GET /api/dashboard/persons/` and what it can be filtered by. */
export function registerPersons(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, personEndpoints.list, {
    policy: mayListPersons,
    handle: async ({ currentUser, query, language, reply }) => {
      const { persons, total } = await listPersons(db, viewerOf(currentUser, 'list'), query, language);
      return sendPage(reply, { rows: persons, total });
    },
  });
  registerEndpoint(app, personEndpoints.summary, {
    policy: mayListPersons,
    handle: ({ currentUser, language }) => readPersonSummary(db, currentUser, language),
  });
  registerEndpoint(app, personEndpoints.filters, {
    policy: mayListPersons,
    handle: ({ currentUser, query, language }) =>
      readFilterOptions(db, viewerOf(currentUser, 'list'), query, language),
  });
}
