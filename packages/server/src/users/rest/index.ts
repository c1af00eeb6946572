import { coreEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../context.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { changeProfile } from '../changeProfile.ts';
import { mayChangeProfile } from '../policy.ts';
import { presentUser } from '../presentUser.ts';
import { registerAvatar } from './avatar.ts';
import { registerDataDownload } from './dataDownload.ts';
import { registerDevices } from './devices.ts';
import { registerErasure } from './erasure.ts';
import { registerProfileLists } from './profileLists.ts';

/** `GET /api/core/me/` and `PUT /api/core/me/`, and what else people do with their own profile and data. */
export function registerMe(app: FastifyInstance, context: ServerContext): void {
  const { db } = context;
  registerAvatar(app, context);
  registerProfileLists(app, context);
  registerDevices(app, context);
  registerDataDownload(app, context);
  registerErasure(app, context);

  registerEndpoint(app, coreEndpoints.me, {
    policy: mayChangeProfile,
    handle: ({ currentUser }) => presentUser(db, currentUser),
  });

  registerEndpoint(app, coreEndpoints.changeMe, {
    policy: mayChangeProfile,
    handle: ({ currentUser, body }) => changeProfile(db, currentUser, body),
  });
}
