import { coreCalls } from '@learn/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import { registerCall } from '../calls/registerCall.ts';
import type { ServerContext } from '../context.ts';
import { listCourseSessions } from './service.ts';

/** `GET /api/course/sessions/` */
export function registerCourseSessions(app: FastifyInstance, { db }: ServerContext): void {
  registerCall(app, coreCalls.sessions, {
    policy: ownOnly('Everybody sees the sessions in which he has a role.'),
    handle: ({ visitor }) => listCourseSessions(db, visitor),
  });
}
