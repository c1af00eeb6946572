import { coreEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { mayRequestErasure } from '../policy.ts';
import { requestErasure } from '../requestErasure.ts';

/** `POST /api/core/me/erasure/`: asks the support to erase one's data (domain decisions §17). */
export function registerErasure(app: FastifyInstance, { config, db }: ServerContext): void {
  registerEndpoint(app, coreEndpoints.requestErasure, {
    policy: mayRequestErasure,
    handle: async ({ currentUser: { userId } }) => {
      await requestErasure(db, userId, config.SUPPORT_EMAIL);
      return undefined;
    },
  });
}
