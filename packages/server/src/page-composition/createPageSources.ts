import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Visitor } from '../authentication/visitor.ts';
import type { ServerContext } from '../context.ts';
import { listCourseSessions } from '../course-sessions/service.ts';
import { listDashboardConfig } from '../dashboard/service.ts';
import { executeOperation } from '../graphql/execute.ts';
import { presentUser } from '../users/presentUser.ts';
import type { PageSources } from './pageSources.ts';

/**
 * The data of a page from this very process: the same services, rights and presenters as over HTTP.
 * @param asked the request for the page, on whose behalf the calls are made
 */
export function createPageSources(
  app: FastifyInstance,
  context: ServerContext,
  asked: { readonly request: FastifyRequest; readonly visitor: Visitor },
): PageSources {
  const { request, visitor } = asked;
  const { db } = context;
  return {
    user: () => presentUser(db, visitor),
    courseSessions: () => listCourseSessions(db, visitor),
    dashboard: () => listDashboardConfig(db, visitor),
    async rest(address) {
      const { cookie = '', 'accept-language': language = '' } = request.headers;
      const headers = { cookie, 'accept-language': language, accept: 'application/json' };
      const answer = await app.inject({ method: 'GET', url: address, headers });
      if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`);
      return answer.json();
    },
    async operation(query, operationName, variables) {
      const { data, errors } = await executeOperation(context, visitor, query, operationName, variables);
      if (errors?.length || !data) throw new AggregateError(errors ?? [], `${operationName} failed`);
      return data;
    },
  };
}
