import { dashboardCalls } from '@learn/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import { registerCall } from '../calls/registerCall.ts';
import type { ServerContext } from '../context.ts';
import { listDashboardConfig } from './service.ts';

/** `GET /api/dashboard/config/` */
export function registerDashboard(app: FastifyInstance, { db }: ServerContext): void {
  registerCall(app, dashboardCalls.config, {
    policy: ownOnly('Everybody sees the panels of the courses in which he has a role.'),
    handle: ({ visitor }) => listDashboardConfig(db, visitor),
  });
}
