import { coreEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { listCourseSessions } from './service.ts';

/** `GET /api/course/sessions/` */
export function registerCourseSessions(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, coreEndpoints.sessions, {
    policy: ownOnly('Everybody sees the sessions in which he has a role.'),
    handle: ({ currentUser }) => listCourseSessions(db, currentUser),
  });
}
