import { coreCalls } from '@learn/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import { registerCall } from '../calls/registerCall.ts';
import type { ServerContext } from '../context.ts';

/** `GET /api/core/settings/` (specification §3, Settings). */
export function registerSettings(app: FastifyInstance, { config }: ServerContext): void {
  registerCall(app, coreCalls.settings, {
    policy: ownOnly('Everybody who is logged in sees the settings of the installation.'),
    handle: async () => ({ show_vv_competence_exams: config.SHOW_VV_COMPETENCE_EXAMS }),
  });
}
