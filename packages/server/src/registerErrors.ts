import { errorCodes, matchPath } from '@learn/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { methodNotAllowed, notFound } from './errors.ts';
import { presentError, statusOf, toAppError } from './presentError.ts';

/**
 * The one place where errors become answers, and where those of the server's own making are reported. Registered
 * before all routes, so that a known address with another method answers 405 with the methods that it has.
 */
export function registerErrors(app: FastifyInstance): void {
  const routes: { readonly method: string; readonly url: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.endsWith('*')) routes.push(...[method].flat().map((name) => ({ method: name, url })));
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const allowed = routes
      .filter(({ url }) => matchPath(url, path) !== undefined)
      .map(({ method }) => method);
    if (allowed.length === 0 || allowed.includes(request.method)) throw notFound();
    reply.header('allow', [...new Set(allowed)].join(', '));
    throw methodNotAllowed();
  });
}

/** Writes the ErrorBody of anything that was thrown. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown);
  if (errorCodes[error.code].reported) request.log.error({ err: error.cause ?? error }, error.code);
  if (error.code === 'database_unavailable') reply.header('retry-after', 5);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .status(statusOf(error))
    .header('cache-control', 'no-store')
    .send(presentError(error, request.language, request.id));
}
