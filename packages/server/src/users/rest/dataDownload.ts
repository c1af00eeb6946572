import { coreEndpoints } from '@learn/contracts/endpoints';
import { zurichDay } from '@learn/domain';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { attachment } from '../../documents/fileName.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { collectOwnData } from '../collectOwnData.ts';
import { mayDownloadData } from '../policy.ts';

/** `GET /api/core/me/download/` (domain decisions §17). */
export function registerDataDownload(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, coreEndpoints.dataDownload, {
    policy: mayDownloadData,
    handle: async ({ currentUser, reply }) => {
      const data = await collectOwnData(db, currentUser.userId);
      const fileName = `${currentUser.user.username}-${zurichDay(new Date())}.json`;
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', attachment(fileName))
        .send(JSON.stringify(data, undefined, 2));
    },
  });
}
