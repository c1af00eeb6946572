import { messageEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { announce } from './announce.ts';
import { markThreadRead } from './markThreadRead.ts';
import {
  mayAnnounce,
  mayListRecipients,
  mayListThreads,
  mayReadThread,
  mayWithdraw,
  mayWriteTo,
} from './policy.ts';
import { listThreads, readThread } from './readThreads.ts';
import { listRecipients } from './recipients.ts';
import { withdraw } from './withdraw.ts';
import { writeMessage } from './writeMessage.ts';

/** `/api/messages/…`: announcements, and what mentors and participants write to each other (domain decisions §17). */
export function registerMessages(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, messageEndpoints.threads, {
    policy: mayListThreads,
    handle: ({ currentUser, query }) => listThreads(db, currentUser, query),
  });
  registerEndpoint(app, messageEndpoints.recipients, {
    policy: mayListRecipients,
    handle: ({ currentUser }) => listRecipients(db, currentUser),
  });
  registerEndpoint(app, messageEndpoints.thread, {
    policy: mayReadThread,
    handle: ({ currentUser, params, query }) => readThread(db, currentUser, { ...params, ...query }),
  });
  registerEndpoint(app, messageEndpoints.read, {
    policy: mayReadThread,
    handle: async ({ currentUser, params, body }) => {
      await markThreadRead(db, currentUser, { ...params, messageId: body.message_id.toLowerCase() });
      return undefined;
    },
  });
  registerEndpoint(app, messageEndpoints.announce, {
    policy: mayAnnounce,
    handle: ({ currentUser, body }) => announce(db, currentUser, body),
  });
  registerEndpoint(app, messageEndpoints.write, {
    policy: mayWriteTo,
    handle: ({ currentUser, body }) => writeMessage(db, currentUser, body),
  });
  registerEndpoint(app, messageEndpoints.withdraw, {
    policy: mayWithdraw,
    handle: async ({ currentUser, params }) => {
      await withdraw(db, currentUser, params.id);
      return undefined;
    },
  });
}
