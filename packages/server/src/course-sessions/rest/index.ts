import { coreEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { mayListSessions } from '../policy.ts';
import { listCourseSessions } from '../service.ts';
import { registerAdminSessions } from './admin.ts';
import { registerSessionPlan } from './plan.ts';

/** `GET /api/course/sessions/`, and what administrators do with sessions. */
export function registerCourseSessions(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  registerEndpoint(app, coreEndpoints.sessions, {
    policy: mayListSessions,
    handle: ({ currentUser }) => listCourseSessions(db, currentUser),
  });
  registerAdminSessions(app, context);
  registerSessionPlan(app, context);
}
