import { dashboardEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { mayReadPanels, mayReadWaitingWork, mayReadWeek } from './policy.ts';
import { listDashboardConfig } from './service.ts';
import { listWaitingWork } from './waitingWork.ts';
import { readWeek } from './weekOverview.ts';

/** `GET /api/dashboard/config/`, `…/waiting/` and `…/week/` */
export function registerDashboard(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, dashboardEndpoints.config, {
    policy: mayReadPanels,
    handle: ({ currentUser }) => listDashboardConfig(db, currentUser),
  });
  registerEndpoint(app, dashboardEndpoints.waiting, {
    policy: mayReadWaitingWork,
    handle: ({ currentUser }) => listWaitingWork(db, currentUser),
  });
  registerEndpoint(app, dashboardEndpoints.week, {
    policy: mayReadWeek,
    handle: ({ currentUser }) => readWeek(db, currentUser),
  });
}
