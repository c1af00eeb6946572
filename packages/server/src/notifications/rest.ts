import { notificationEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { changePreferences, countUnread, listNotifications, markRead, readPreferences } from './service.ts';

const ownNotifications = ownOnly('Everybody reads his own notifications.');
const ownPreferences = ownOnly('Everybody chooses what he hears of.');

/** The calls below /notifications/api/ (specification §7, domain decisions §12). */
export function registerNotifications(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, notificationEndpoints.list, {
    policy: ownNotifications,
    handle: ({ currentUser, query }) => listNotifications(db, currentUser, query),
  });
  registerEndpoint(app, notificationEndpoints.unreadCount, {
    policy: ownNotifications,
    handle: async ({ currentUser }) => ({ unread_count: await countUnread(db, currentUser) }),
  });
  registerEndpoint(app, notificationEndpoints.read, {
    policy: ownNotifications,
    handle: async ({ currentUser, params }) => {
      await markRead(db, currentUser, params.id);
      return undefined;
    },
  });
  registerEndpoint(app, notificationEndpoints.preferences, {
    policy: ownPreferences,
    handle: ({ currentUser }) => readPreferences(db, currentUser),
  });
  registerEndpoint(app, notificationEndpoints.changePreferences, {
    policy: ownPreferences,
    handle: async ({ currentUser, body }) => {
      await changePreferences(db, currentUser, body);
      return readPreferences(db, currentUser);
    },
  });
}
