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

/** The only files that are shown in pages; all others leave the platform. */
const shownFile = endpoints.file.path;

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

/** By the route that was found: an address can be written in several ways. */
function isRefused({ method, query, routeOptions }: FastifyRequest): boolean {
  const { url = '', config } = routeOptions;
  if (!isSafeMethod(method)) return url !== graphqlPath && !allowed.has(`${method} ${url}`);
  const { endpoint } = config;
  if (endpoint === undefined) return false;
  const leaves = endpoint.answer.kind === 'file' && endpoint.path !== shownFile;
  return leaves || endpoint.personal === true || marksAsRead(query);
}

function marksAsRead(query: unknown): boolean {
  return Object.entries(query ?? {}).some(
    ([name, value]) => name.startsWith('mark_as_read') && value !== 'false',
  );
}
