import { dashboardEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { listDashboardConfig } from './service.ts';

/** `GET /api/dashboard/config/` */
export function registerDashboard(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, dashboardEndpoints.config, {
    policy: ownOnly('Everybody sees the panels of the courses in which he has a role.'),
    handle: ({ currentUser }) => listDashboardConfig(db, currentUser),
  });
}
