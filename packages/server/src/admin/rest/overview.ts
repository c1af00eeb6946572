import { adminOverviewEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../../access/definePolicy.ts';
import type { ServerContext } from '../../context.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { mayEnterAdminArea } from '../policy.ts';
import { readOverview } from '../readOverview.ts';
import { searchArea } from '../searchArea.ts';

/** `/api/admin/overview/` and `/api/admin/search/`: where the area begins. */
export function registerOverview(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, adminOverviewEndpoints.read, {
    policy: mayEnterAdminArea,
    handle: async ({ currentUser, language }) => {
      assertMaySee(mayEnterAdminArea, currentUser);
      return readOverview(db, language);
    },
  });

  registerEndpoint(app, adminOverviewEndpoints.search, {
    policy: mayEnterAdminArea,
    handle: async ({ currentUser, query, language }) => {
      assertMaySee(mayEnterAdminArea, currentUser);
      return searchArea(db, query.search, language);
    },
  });
}
