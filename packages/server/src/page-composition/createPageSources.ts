import { addressOfList, endpoints, matchPath } from '@learn/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { createCompletionService } from '../completions/service.ts';
import type { ServerContext } from '../context.ts';
import { createOwnSessions } from '../course-sessions/ownSessions.ts';
import { listCourseSessions } from '../course-sessions/service.ts';
import { listPanels } from '../dashboard/service.ts';
import { notFound } from '../errors.ts';
import { createGraphqlContext } from '../graphql/context.ts';
import { executeOperation } from '../graphql/execute.ts';
import { countUnread } from '../notifications/service.ts';
import { parseId } from '../parse.ts';
import { presentUser } from '../users/presentUser.ts';
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
  const readCompletions = createCompletionsCall(context);

  return ({ request, currentUser }) => {
    const graphql = createGraphqlContext(db, currentUser);
    const own = createOwnSessions(db, currentUser.userId);
    return {
      user: () => presentUser(db, currentUser),
      courseSessions: () => listCourseSessions(db, currentUser, own),
      dashboard: () => listPanels(db, currentUser, own),
      async rest(address) {
        if (address === endpoints.unreadCount.path) return { answer: await countUnread(db, currentUser) };
        return (await readCompletions(address, currentUser)) ?? callOwnApi(app, request, address);
      },
      async operation(query, operationName, variables) {
        const { data, errors } = await executeOperation(graphql, { query, operationName, variables });
        if (errors?.length || !data) throw new AggregateError(errors ?? [], `${operationName} failed`);
        return data;
      },
    };
  };
}

/** Completions without the way through HTTP, which would look up the current user again: nearly every page has them. */
function createCompletionsCall({ db }: ServerContext) {
  const service = createCompletionService(db);
  return async (address: string, currentUser: CurrentUser): Promise<FoundAnswer | undefined> => {
    const { courseSessionId, userId } = matchPath(endpoints.completion.path, address) ?? {};
    if (courseSessionId === undefined || userId === undefined) return undefined;
    const owner = { courseSessionId: parseId(courseSessionId), userId: parseId(userId) };
    const found = await service.read(currentUser, owner);
    if (found === undefined) throw notFound();
    return { answer: JSON.parse(found.list), revision: found.revision };
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
