import { coreEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { platformSettings } from './platformSettings.ts';
import { mayReadSettings } from './policy.ts';

/** `GET /api/core/settings/` (specification §3, Settings). */
export function registerSettings(app: FastifyInstance, { config }: ServerContext): void {
  registerEndpoint(app, coreEndpoints.settings, {
    policy: mayReadSettings,
    handle: async () => platformSettings(config),
  });
}
