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
    handle: ({ visitor, query }) => listNotifications(db, visitor, query),
  });
  registerEndpoint(app, notificationEndpoints.unreadCount, {
    policy: ownNotifications,
    handle: async ({ visitor }) => ({ unread_count: await countUnread(db, visitor) }),
  });
  registerEndpoint(app, notificationEndpoints.read, {
    policy: ownNotifications,
    handle: async ({ visitor, params }) => {
      await markRead(db, visitor, params.id);
      return undefined;
    },
  });
  registerEndpoint(app, notificationEndpoints.preferences, {
    policy: ownPreferences,
    handle: ({ visitor }) => readPreferences(db, visitor),
  });
  registerEndpoint(app, notificationEndpoints.changePreferences, {
    policy: ownPreferences,
    handle: async ({ visitor, body }) => {
      await changePreferences(db, visitor, body);
      return readPreferences(db, visitor);
    },
  });
}
