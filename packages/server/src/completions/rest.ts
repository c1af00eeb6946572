import { revisionHeader } from '@learn/contracts';
import { completionEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendTagged } from '../endpoints/sendTagged.ts';
import { notFound } from '../errors.ts';
import { mayMark, mayReadCompletions } from './policy.ts';
import { createCompletionService, type RevisedList } from './service.ts';

/**
 * `GET /api/course/completion/<session>/<user>/`, `POST /api/course/completion/mark/` and
 * `POST /api/course/completion/video/`; all three answer the whole CompletionList of the person in the session, and its
 * revision in a header.
 */
export function registerCompletions(app: FastifyInstance, { db }: ServerContext): void {
  const service = createCompletionService(db);

  registerEndpoint(app, completionEndpoints.list, {
    policy: mayReadCompletions,
    handle: async ({ currentUser, params, request, reply }) => {
      const found = await service.read(currentUser, params);
      if (found === undefined) throw notFound();
      return sendTagged(request, withRevision(reply, found), found.list);
    },
  });

  registerEndpoint(app, completionEndpoints.mark, {
    policy: mayMark,
    handle: async ({ currentUser, body, reply }) => sendList(reply, await service.mark(currentUser, body)),
  });

  registerEndpoint(app, completionEndpoints.video, {
    policy: mayMark,
    handle: async ({ currentUser, body, reply }) => sendList(reply, await service.watch(currentUser, body)),
  });
}

function sendList(reply: FastifyReply, found: RevisedList): FastifyReply {
  return withRevision(reply, found).send(found.list);
}

function withRevision(reply: FastifyReply, { revision }: RevisedList): FastifyReply {
  return reply.type('application/json; charset=utf-8').header(revisionHeader, revision);
}
