import { employerEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../access/definePolicy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { decideClaim } from './decideClaim.ts';
import { readEmployerAuthority } from './employerAuthority.ts';
import { mayDecideClaim, mayReadClaims } from './policy.ts';
import { listClaims } from './service.ts';

/** `/api/dashboard/employer-claims/`: employers that people have named themselves, until somebody confirms them. */
export function registerOrganisations(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, employerEndpoints.claims, {
    policy: mayReadClaims,
    handle: async ({ currentUser, query }) => {
      const authority = await readEmployerAuthority(db, currentUser);
      assertMaySee(mayReadClaims, authority);
      return listClaims(db, authority, query);
    },
  });

  registerEndpoint(app, employerEndpoints.decide, {
    policy: mayDecideClaim,
    handle: async ({ currentUser, params, body }) => {
      const authority = await readEmployerAuthority(db, currentUser);
      await decideClaim(db, authority, { ...body, userId: params.userId });
      return undefined;
    },
  });
}
