import { notificationEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { mayChoosePreferences, mayReadNotifications } from './policy.ts';
import {
  changePreferences,
  countUnread,
  listNotifications,
  markRead,
  markUnread,
  readPreferences,
} from './service.ts';

/** The calls below /notifications/api/ (specification §7, domain decisions §12). */
export function registerNotifications(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, notificationEndpoints.list, {
    policy: mayReadNotifications,
    handle: ({ currentUser, query }) => listNotifications(db, currentUser, query),
  });
  registerEndpoint(app, notificationEndpoints.unreadCount, {
    policy: mayReadNotifications,
    handle: ({ currentUser }) => countUnread(db, currentUser),
  });
  registerEndpoint(app, notificationEndpoints.read, {
    policy: mayReadNotifications,
    handle: async ({ currentUser, params }) => {
      await markRead(db, currentUser, params.id);
      return undefined;
    },
  });
  registerEndpoint(app, notificationEndpoints.unread, {
    policy: mayReadNotifications,
    handle: async ({ currentUser, body }) => {
      await markUnread(db, currentUser, body.ids);
      return undefined;
    },
  });
  registerEndpoint(app, notificationEndpoints.preferences, {
    policy: mayChoosePreferences,
    handle: ({ currentUser }) => readPreferences(db, currentUser),
  });
  registerEndpoint(app, notificationEndpoints.changePreferences, {
    policy: mayChoosePreferences,
    handle: async ({ currentUser, body }) => {
      await changePreferences(db, currentUser, body);
      return readPreferences(db, currentUser);
    },
  });
}
