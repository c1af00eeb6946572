import { coreEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { mayListSessions } from './policy.ts';
import { listCourseSessions } from './service.ts';

/** `GET /api/course/sessions/` */
export function registerCourseSessions(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, coreEndpoints.sessions, {
    policy: mayListSessions,
    handle: ({ currentUser }) => listCourseSessions(db, currentUser),
  });
}
