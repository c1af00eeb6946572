import { errorCodes } from '@learn/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireCurrentUser } from '../authentication/currentUser.ts';
import type { ServerContext } from '../context.ts';
import { sendTagged } from '../endpoints/sendTagged.ts';
import { unsupportedMediaType } from '../errors.ts';
import { presentError, statusOf, toAppError } from '../presentError.ts';
import { createGraphqlContext } from './context.ts';
import { graphqlEngine } from './engine.ts';
import { graphqlPath } from './path.ts';
import { operationsPolicy } from './policy.ts';

const graphqlMediaType = 'application/graphql-response+json';

/**
 * The query endpoint (specification §7): POST with a JSON body of query, operationName, variables and extensions; small
 * queries also by GET. Only for people who are logged in; errors carry the codes of REST in `extensions.code`.
 */
export function registerGraphql(app: FastifyInstance, { db }: ServerContext): void {
  app.register(async (scope) => {
    scope.setErrorHandler(answerError);
    scope.route({
      method: ['GET', 'POST'],
      url: graphqlPath,
      config: { policy: operationsPolicy },
      handler: async (request, reply) => {
        const currentUser = requireCurrentUser(request);
        if (request.method === 'POST' && !isJson(request)) throw unsupportedMediaType();
        const response = await graphqlEngine.handleNodeRequestAndResponse(request, reply, {
          ...createGraphqlContext(db, currentUser),
          audience: {
            language: currentUser.language,
            requestId: request.id,
            report: (error) => request.log.error({ err: error.cause ?? error }, error.code),
          },
        });
        reply.status(response.status).header('vary', 'Cookie, Accept');
        for (const [name, value] of response.headers) reply.header(name, value);
        const body = await response.text();
        if (request.method === 'GET' && response.status === 200) return sendTagged(request, reply, body);
        return reply.header('cache-control', 'no-store').send(body);
      },
    });
  });
}

/** What failed before the operation ran, in the form of a GraphQL answer. */
function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown);
  if (errorCodes[error.code].reported) request.log.error({ err: error.cause ?? error }, error.code);
  if (error.code === 'database_unavailable') reply.header('retry-after', 5);
  const { message, ...extensions } = presentError(error, request.language, request.id);
  const accepted = request.headers.accept?.includes(graphqlMediaType) ?? false;
  return reply
    .status(statusOf(error))
    .header('cache-control', 'no-store')
    .type(`${accepted ? graphqlMediaType : 'application/json'}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message, extensions }] }));
}

function isJson(request: FastifyRequest): boolean {
  return /^application\/json\b/i.test(request.headers['content-type'] ?? '');
}
