import { adminUserEndpoints } from '@learn/contracts/endpoints';
import { zurichDay } from '@learn/domain';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../access/definePolicy.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { ServerContext } from '../context.ts';
import { attachment } from '../documents/fileName.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendPage } from '../endpoints/sendPage.ts';
import { collectOwnData } from '../users/collectOwnData.ts';
import { blockUsers, changeAccess, endLogins } from './changeAccess.ts';
import { changeUser, createUser, inviteUser } from './changeUser.ts';
import { declineErasure, eraseUser } from './erasure/eraseUser.ts';
import { listErasureRequests } from './erasure/listRequests.ts';
import { previewErasure } from './erasure/previewErasure.ts';
import { findUsers } from './findUsers.ts';
import { mayAdministerPeople } from './policy.ts';
import { readUser } from './readUser.ts';

/** `/api/admin/users/…`: everybody's accounts, and what people ask for about their data. */
export function registerAdminUsers(app: FastifyInstance, { db, config }: ServerContext): void {
  const policy = mayAdministerPeople;
  const acting = (actorId: string) => ({ db, config, actorId });

  registerEndpoint(app, adminUserEndpoints.list, {
    policy,
    handle: async ({ currentUser, query, reply }) => {
      assertMaySee(policy, currentUser);
      return sendPage(reply, await findUsers(db, query));
    },
  });
  registerEndpoint(app, adminUserEndpoints.read, {
    policy,
    handle: ({ currentUser, params, language }) => {
      assertMaySee(policy, currentUser);
      return readUser(db, params.id, language);
    },
  });
  registerEndpoint(app, adminUserEndpoints.create, {
    policy,
    handle: async ({ currentUser, body }) => {
      assertMaySee(policy, currentUser);
      return { id: await createUser(acting(currentUser.userId), body) };
    },
  });
  registerEndpoint(app, adminUserEndpoints.change, {
    policy,
    handle: async ({ currentUser, params, body, seen, language }) => {
      assertMaySee(policy, currentUser);
      await changeUser(acting(currentUser.userId), params.id, body, seen);
      return readUser(db, params.id, language);
    },
  });
  registerEndpoint(app, adminUserEndpoints.invite, {
    policy,
    handle: async ({ currentUser, params }) => {
      assertMaySee(policy, currentUser);
      await inviteUser(acting(currentUser.userId), params.id);
      return undefined;
    },
  });
  registerEndpoint(app, adminUserEndpoints.block, {
    policy,
    handle: async ({ currentUser, body }) => {
      assertMaySee(policy, currentUser);
      return { changed: await blockUsers(db, currentUser.userId, body) };
    },
  });
  registerEndpoint(app, adminUserEndpoints.access, {
    policy,
    handle: async ({ currentUser, params, body, language }) => {
      assertMaySee(policy, currentUser);
      await changeAccess(db, currentUser.userId, params.id, body);
      return readUser(db, params.id, language);
    },
  });
  registerEndpoint(app, adminUserEndpoints.endLogins, {
    policy,
    handle: async ({ currentUser, params }) => {
      assertMaySee(policy, currentUser);
      await endLogins(db, currentUser.userId, params.id);
      return undefined;
    },
  });
  registerEndpoint(app, adminUserEndpoints.download, {
    policy,
    handle: async ({ currentUser, params, language, reply }) => {
      assertMaySee(policy, currentUser);
      const { username } = await readUser(db, params.id, language);
      const data = await collectOwnData(db, params.id);
      await recordAudit(db, {
        action: 'export.made',
        actorId: currentUser.userId,
        userId: params.id,
        subjectId: 'person_data',
      });
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', attachment(`${username}-${zurichDay(new Date())}.json`))
        .send(JSON.stringify(data, undefined, 2));
    },
  });
  registerEndpoint(app, adminUserEndpoints.erasurePreview, {
    policy,
    handle: ({ currentUser, params }) => {
      assertMaySee(policy, currentUser);
      return previewErasure(db, params.id);
    },
  });
  registerEndpoint(app, adminUserEndpoints.erase, {
    policy,
    handle: async ({ currentUser, params, body }) => {
      assertMaySee(policy, currentUser);
      await eraseUser(acting(currentUser.userId), params.id, body);
      return undefined;
    },
  });
  registerEndpoint(app, adminUserEndpoints.declineErasure, {
    policy,
    handle: async ({ currentUser, params, body }) => {
      assertMaySee(policy, currentUser);
      await declineErasure(acting(currentUser.userId), params.id, body.reason);
      return undefined;
    },
  });
  registerEndpoint(app, adminUserEndpoints.erasureRequests, {
    policy,
    handle: async ({ currentUser, query, reply }) => {
      assertMaySee(policy, currentUser);
      return sendPage(reply, await listErasureRequests(db, query));
    },
  });
}
