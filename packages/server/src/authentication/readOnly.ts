import { endpoints } from '@learn/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readOnly } from '../errors.ts';
import { graphqlPath } from '../graphql/path.ts';
import { isSafeMethod } from './csrf.ts';

/** What an administrator may do while they see the platform as another person: end it. */
const allowed = new Set<string>([
  `${endpoints.endViewing.method} ${endpoints.endViewing.path}`,
  `${endpoints.logout.method} ${endpoints.logout.path}`,
]);

/** Reads that are nobody else's: what two people wrote to each other, secrets, and files that leave the platform. */
const personal = [
  '/api/messages/',
  endpoints.calendarFeed.path,
  endpoints.dataDownload.path,
  endpoints.loginSessions.path,
  '/api/dashboard/export/',
  '/api/certificates/issued/',
];

/**
 * Refuses everything but reading while an administrator sees the platform as another person, in this one place: every call
 * passes it before its route. Of the query endpoint, to which queries are posted, the engine refuses mutations (`graphql/engine.ts`).
 */
export function registerReadOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.currentUser?.viewing === undefined || request.is404) return;
    if (isRefused(request)) throw readOnly();
  });
}

function isRefused(request: FastifyRequest): boolean {
  const [path = '', query = ''] = request.url.split('?');
  if (isSafeMethod(request.method)) {
    const marks = new URLSearchParams(query).get('mark_as_read') === 'true';
    return marks || personal.some((prefix) => path.startsWith(prefix));
  }
  return path !== graphqlPath && !allowed.has(`${request.method} ${path}`);
}
