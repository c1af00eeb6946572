import { restPaths } from '@learn/contracts';
import type { FastifyInstance } from 'fastify';
import { requireVisitor } from '../authentication/visitor.ts';
import type { ServerContext } from '../context.ts';

/** Answer of `GET /api/core/settings/` (specification §3, Settings). */
export interface Settings {
  readonly show_vv_competence_exams: boolean;
}

export function registerSettings(app: FastifyInstance, { config }: ServerContext): void {
  app.get(restPaths.settings, async (request, reply) => {
    requireVisitor(request);
    const settings: Settings = { show_vv_competence_exams: config.SHOW_VV_COMPETENCE_EXAMS };
    return reply.header('cache-control', 'no-store').send(settings);
  });
}
