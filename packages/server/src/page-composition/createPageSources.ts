import { addressOfList } from '@learn/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { ServerContext } from '../context.ts';
import { createOwnSessions } from '../course-sessions/ownSessions.ts';
import { listCourseSessions } from '../course-sessions/service.ts';
import { listPanels } from '../dashboard/service.ts';
import { createGraphqlContext } from '../graphql/context.ts';
import { executeOperation } from '../graphql/execute.ts';
import { presentUser } from '../users/presentUser.ts';
import { createDirectCalls } from './directCalls.ts';
import type { FoundAnswer, PageSources } from './pageSources.ts';

/** The request for a page, on whose behalf the calls are made. */
export interface Asked {
  readonly request: FastifyRequest;
  readonly currentUser: CurrentUser;
}

/** The data of pages from this very process: the same services, rights and presenters as over HTTP. */
export function createPageSources(
  app: FastifyInstance,
  context: ServerContext,
): (asked: Asked) => PageSources {
  const { db } = context;
  const answerDirectly = createDirectCalls(context);

  return ({ request, currentUser }) => {
    const graphql = createGraphqlContext(db, currentUser);
    const own = createOwnSessions(db, currentUser.userId);
    return {
      user: () => presentUser(db, currentUser),
      courseSessions: () => listCourseSessions(db, currentUser, own),
      dashboard: () => listPanels(db, currentUser, own),
      rest: async (address) =>
        (await answerDirectly(address, { currentUser, own })) ?? callOwnApi(app, request, address),
      async operation(query, operationName, variables) {
        const { data, errors } = await executeOperation(graphql, { query, operationName, variables });
        if (errors?.length || !data) throw new AggregateError(errors ?? [], `${operationName} failed`);
        return data;
      },
    };
  };
}

async function callOwnApi(app: FastifyInstance, request: FastifyRequest, key: string): Promise<FoundAnswer> {
  const list = addressOfList(key);
  const address = list ?? key;
  const { cookie = '', 'accept-language': language = '' } = request.headers;
  const headers = { cookie, 'accept-language': language, accept: 'application/json' };
  const answer = await app.inject({ method: 'GET', url: address, headers });
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`);
  const body: unknown = answer.json();
  const total = Number(answer.headers['x-total-count']);
  return { answer: list === undefined ? body : { rows: body, total } };
}
