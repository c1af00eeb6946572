import { hash } from 'node:crypto';
import { completionCalls } from '@learn/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerCall } from '../calls/registerCall.ts';
import type { ServerContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { mayMark, mayReadCompletions } from './policy.ts';
import { createCompletionService } from './service.ts';

/**
 * `GET /api/course/completion/<session>/<user>/`, `POST /api/course/completion/mark/` and
 * `POST /api/course/completion/video/`; all three answer the whole CompletionList of the person in the session.
 */
export function registerCompletions(app: FastifyInstance, { db }: ServerContext): void {
  const service = createCompletionService(db);

  registerCall(app, completionCalls.list, {
    policy: mayReadCompletions,
    handle: async ({ visitor, params, request, reply }) => {
      const list = await service.read(visitor, params);
      if (list === undefined) throw notFound();
      return sendList(request, reply, list);
    },
  });

  registerCall(app, completionCalls.mark, {
    policy: mayMark,
    handle: async ({ visitor, body, reply }) => sendJson(reply, await service.mark(visitor, body)),
  });

  registerCall(app, completionCalls.video, {
    policy: mayMark,
    handle: async ({ visitor, body, reply }) => sendJson(reply, await service.watch(visitor, body)),
  });
}

function sendList(request: FastifyRequest, reply: FastifyReply, list: string): FastifyReply {
  const body = Buffer.from(list);
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'Cookie');
  if (request.headers['if-none-match']?.split(/, */).some((known) => known.replace(/^W\//, '') === etag)) {
    return reply.status(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(body);
}

function sendJson(reply: FastifyReply, list: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(list);
}
