import { notificationCalls } from '@learn/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { ownOnly } from '../access/policy.ts';
import { registerCall } from '../calls/registerCall.ts';
import type { ServerContext } from '../context.ts';
import { changePreferences, countUnread, listNotifications, markRead, readPreferences } from './service.ts';

const ownNotifications = ownOnly('Everybody reads his own notifications.');
const ownPreferences = ownOnly('Everybody chooses what he hears of.');

/** The calls below /notifications/api/ (specification §7, domain decisions §12). */
export function registerNotifications(app: FastifyInstance, { db }: ServerContext): void {
  registerCall(app, notificationCalls.list, {
    policy: ownNotifications,
    handle: ({ visitor, query }) => listNotifications(db, visitor, query),
  });
  registerCall(app, notificationCalls.unreadCount, {
    policy: ownNotifications,
    handle: async ({ visitor }) => ({ unread_count: await countUnread(db, visitor) }),
  });
  registerCall(app, notificationCalls.read, {
    policy: ownNotifications,
    handle: async ({ visitor, params }) => {
      await markRead(db, visitor, params.id);
      return undefined;
    },
  });
  registerCall(app, notificationCalls.preferences, {
    policy: ownPreferences,
    handle: ({ visitor }) => readPreferences(db, visitor),
  });
  registerCall(app, notificationCalls.changePreferences, {
    policy: ownPreferences,
    handle: async ({ visitor, body }) => {
      await changePreferences(db, visitor, body);
      return readPreferences(db, visitor);
    },
  });
}
