import { hash } from 'node:crypto';
import { restPaths } from '@learn/contracts';
import { completionStatuses } from '@learn/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireVisitor } from '../authentication/visitor.ts';
import type { ServerContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { parseBody, parseId } from '../parse.ts';
import { createCompletionService } from './service.ts';

interface ListAddress {
  readonly Params: { readonly courseSessionId: string; readonly userId: string };
}

const markRequest = z.strictObject({
  page_id: z.uuid(),
  course_session_id: z.uuid(),
  completion_status: z.enum(completionStatuses).default('SUCCESS'),
});

const second = z.number().min(0).max(86_400);

const videoRequest = z.strictObject({
  page_id: z.uuid(),
  course_session_id: z.uuid(),
  /** watched stretches in seconds, start before end */
  ranges: z
    .array(z.tuple([second, second]))
    .min(1)
    .max(500),
});

/**
 * `GET /api/course/completion/<session>/<user>/`, `POST /api/course/completion/mark/` and
 * `POST /api/course/completion/video/`; all three answer the whole CompletionList of the person in the session.
 */
export function registerCompletions(app: FastifyInstance, { db }: ServerContext): void {
  const service = createCompletionService(db);

  app.get<ListAddress>(restPaths.completion, async (request, reply) => {
    const visitor = requireVisitor(request);
    const owner = {
      courseSessionId: parseId(request.params.courseSessionId),
      userId: parseId(request.params.userId),
    };
    const list = await service.read(visitor, owner);
    if (list === undefined) throw notFound();
    return sendList(request, reply, list);
  });

  app.post(restPaths.completionMark, async (request, reply) => {
    const visitor = requireVisitor(request);
    const mark = parseBody(markRequest, request.body);
    return sendJson(reply, await service.mark(visitor, mark));
  });

  app.post(restPaths.completionVideo, async (request, reply) => {
    const visitor = requireVisitor(request);
    const watched = parseBody(videoRequest, request.body);
    return sendJson(reply, await service.watch(visitor, watched));
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
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(list);
}
