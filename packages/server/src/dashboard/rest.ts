import { dashboardEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { mayReadPanels } from './policy.ts';
import { listDashboardConfig } from './service.ts';

/** `GET /api/dashboard/config/` */
export function registerDashboard(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, dashboardEndpoints.config, {
    policy: mayReadPanels,
    handle: ({ currentUser }) => listDashboardConfig(db, currentUser),
  });
}
