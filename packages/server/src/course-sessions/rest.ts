import { restPaths } from '@learn/contracts';
import type { FastifyInstance } from 'fastify';
import { requireVisitor } from '../authentication/visitor.ts';
import type { ServerContext } from '../context.ts';
import { listCourseSessions } from './service.ts';

/** `GET /api/course/sessions/` */
export function registerCourseSessions(app: FastifyInstance, { db }: ServerContext): void {
  app.get(restPaths.sessions, async (request, reply) => {
    const visitor = requireVisitor(request);
    return reply.header('cache-control', 'no-store').send(await listCourseSessions(db, visitor));
  });
}
