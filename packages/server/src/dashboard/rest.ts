import { restPaths } from '@learn/contracts';
import type { FastifyInstance } from 'fastify';
import { requireVisitor } from '../authentication/visitor.ts';
import type { ServerContext } from '../context.ts';
import { listDashboardConfig } from './service.ts';

/** `GET /api/dashboard/config/` */
export function registerDashboard(app: FastifyInstance, { db }: ServerContext): void {
  app.get(restPaths.dashboardConfig, async (request, reply) => {
    const visitor = requireVisitor(request);
    return reply.header('cache-control', 'no-store').send(await listDashboardConfig(db, visitor));
  });
}
