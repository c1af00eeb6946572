import { enrolmentEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../access/definePolicy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { endEnrolment } from './endEnrolment.ts';
import { changeEnrolment, enrol } from './enrol.ts';
import { addOrganisationRole, changeRegions, endOrganisationRole } from './otherRoles.ts';
import { mayGiveRoles } from './policy.ts';
import { readEnrolmentOptions, readRoleOptions } from './readOptions.ts';

/** `/api/admin/…`: who takes part in which session as what, and the roles beside the sessions (domain decisions §2). */
export function registerEnrolments(app: FastifyInstance, { config, db }: ServerContext): void {
  const policy = mayGiveRoles;

  registerEndpoint(app, enrolmentEndpoints.enrol, {
    policy,
    handle: async ({ currentUser, body }) => {
      assertMaySee(policy, currentUser);
      return { id: await enrol({ db, config }, currentUser.userId, body) };
    },
  });
  registerEndpoint(app, enrolmentEndpoints.change, {
    policy,
    handle: async ({ currentUser, params, body }) => {
      assertMaySee(policy, currentUser);
      await changeEnrolment(db, currentUser.userId, params.id, body);
      return undefined;
    },
  });
  registerEndpoint(app, enrolmentEndpoints.end, {
    policy,
    handle: async ({ currentUser, params }) => {
      assertMaySee(policy, currentUser);
      await endEnrolment(db, currentUser.userId, params.id);
      return undefined;
    },
  });
  registerEndpoint(app, enrolmentEndpoints.options, {
    policy,
    handle: ({ currentUser, params, language }) => {
      assertMaySee(policy, currentUser);
      return readEnrolmentOptions(db, params.courseSessionId, language);
    },
  });
  registerEndpoint(app, enrolmentEndpoints.roleOptions, {
    policy,
    handle: ({ currentUser, language }) => {
      assertMaySee(policy, currentUser);
      return readRoleOptions(db, language);
    },
  });
  registerEndpoint(app, enrolmentEndpoints.regions, {
    policy,
    handle: async ({ currentUser, params, body }) => {
      assertMaySee(policy, currentUser);
      await changeRegions(db, currentUser.userId, params.id, body);
      return undefined;
    },
  });
  registerEndpoint(app, enrolmentEndpoints.addOrganisationRole, {
    policy,
    handle: async ({ currentUser, params, body }) => {
      assertMaySee(policy, currentUser);
      return { id: await addOrganisationRole(db, currentUser.userId, params.id, body) };
    },
  });
  registerEndpoint(app, enrolmentEndpoints.endOrganisationRole, {
    policy,
    handle: async ({ currentUser, params }) => {
      assertMaySee(policy, currentUser);
      await endOrganisationRole(db, currentUser.userId, params.id);
      return undefined;
    },
  });
}
