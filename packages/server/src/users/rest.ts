import { coreEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { changeProfile } from './changeProfile.ts';
import { presentUser } from './presentUser.ts';
import { registerAvatar } from './registerAvatar.ts';
import { registerDataDownload } from './registerDataDownload.ts';
import { registerDevices } from './registerDevices.ts';
import { registerErasure } from './registerErasure.ts';
import { registerProfileLists } from './registerProfileLists.ts';

const ownProfile = ownOnly('Everybody reads and changes the own profile only.');

/** `GET /api/core/me/` and `PUT /api/core/me/`, and what else people do with their own profile and data. */
export function registerMe(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  registerAvatar(app, context);
  registerProfileLists(app, context);
  registerDevices(app, context);
  registerDataDownload(app, context);
  registerErasure(app, context);

  registerEndpoint(app, coreEndpoints.me, {
    policy: ownProfile,
    handle: ({ currentUser }) => presentUser(db, currentUser),
  });

  registerEndpoint(app, coreEndpoints.changeMe, {
    policy: ownProfile,
    handle: ({ currentUser, body }) => changeProfile(db, currentUser, body),
  });
}
