import { adminOrganisationEndpoints, employerEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../access/definePolicy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendPage } from '../endpoints/sendPage.ts';
import { listOrganisations, readOrganisation } from './adminOrganisations.ts';
import { decideClaim } from './decideClaim.ts';
import { readEmployerAuthority } from './employerAuthority.ts';
import { mayDecideClaim, mayReadClaims, mayWriteOrganisations } from './policy.ts';
import { listClaims } from './service.ts';
import { createOrganisation, renameOrganisation } from './writeOrganisation.ts';

/** `/api/dashboard/employer-claims/`: employers that people have named themselves, until somebody confirms them; `/api/admin/organisations/`. */
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

  registerEndpoint(app, adminOrganisationEndpoints.list, {
    policy: mayWriteOrganisations,
    handle: async ({ currentUser, query, reply }) => {
      assertMaySee(mayWriteOrganisations, currentUser);
      return sendPage(reply, await listOrganisations(db, query));
    },
  });

  registerEndpoint(app, adminOrganisationEndpoints.create, {
    policy: mayWriteOrganisations,
    handle: async ({ currentUser, body }) => {
      assertMaySee(mayWriteOrganisations, currentUser);
      return readOrganisation(db, await createOrganisation(db, currentUser.userId, body.name));
    },
  });

  registerEndpoint(app, adminOrganisationEndpoints.rename, {
    policy: mayWriteOrganisations,
    handle: async ({ currentUser, params: { organisationId }, body, seen }) => {
      assertMaySee(mayWriteOrganisations, currentUser);
      await renameOrganisation(db, currentUser.userId, { organisationId, name: body.name }, seen);
      return readOrganisation(db, organisationId);
    },
  });
}
