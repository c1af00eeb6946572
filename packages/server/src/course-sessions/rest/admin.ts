import { adminSessionEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../../access/definePolicy.ts';
import type { ServerContext } from '../../context.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { sendPage } from '../../endpoints/sendPage.ts';
import { readAdminSession } from '../adminSession.ts';
import { listAdminSessions, readSessionFilters } from '../adminSessions.ts';
import { copySession } from '../copySession.ts';
import { mayRunSessions } from '../policy.ts';
import { archiveSession, changeSession, createSession, deleteSession } from '../writeSession.ts';

/** `/api/admin/sessions/…`: course sessions, from their creation to the archive. */
export function registerAdminSessions(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, adminSessionEndpoints.list, {
    policy: mayRunSessions,
    handle: async ({ currentUser, query, language, reply }) => {
      assertMaySee(mayRunSessions, currentUser);
      return sendPage(reply, await listAdminSessions(db, query, language));
    },
  });

  registerEndpoint(app, adminSessionEndpoints.filters, {
    policy: mayRunSessions,
    handle: async ({ currentUser, language }) => {
      assertMaySee(mayRunSessions, currentUser);
      return readSessionFilters(db, language);
    },
  });

  registerEndpoint(app, adminSessionEndpoints.create, {
    policy: mayRunSessions,
    handle: async ({ currentUser, body, language }) => {
      assertMaySee(mayRunSessions, currentUser);
      const id = await createSession(db, currentUser.userId, body);
      return readAdminSession(db, id, language);
    },
  });

  registerEndpoint(app, adminSessionEndpoints.read, {
    policy: mayRunSessions,
    handle: async ({ currentUser, params, language }) => {
      assertMaySee(mayRunSessions, currentUser);
      return readAdminSession(db, params.courseSessionId, language);
    },
  });

  registerEndpoint(app, adminSessionEndpoints.change, {
    policy: mayRunSessions,
    handle: async ({ currentUser, params: { courseSessionId }, body, seen, language }) => {
      assertMaySee(mayRunSessions, currentUser);
      await changeSession(db, { courseSessionId, actorId: currentUser.userId }, body, seen);
      return readAdminSession(db, courseSessionId, language);
    },
  });

  registerEndpoint(app, adminSessionEndpoints.copy, {
    policy: mayRunSessions,
    handle: async ({ currentUser, params: { courseSessionId }, body, language }) => {
      assertMaySee(mayRunSessions, currentUser);
      const id = await copySession(db, { courseSessionId, actorId: currentUser.userId }, body);
      return readAdminSession(db, id, language);
    },
  });

  registerEndpoint(app, adminSessionEndpoints.archive, {
    policy: mayRunSessions,
    handle: async ({ currentUser, params: { courseSessionId }, body, language }) => {
      assertMaySee(mayRunSessions, currentUser);
      await archiveSession(db, { courseSessionId, actorId: currentUser.userId }, body.archived);
      return readAdminSession(db, courseSessionId, language);
    },
  });

  registerEndpoint(app, adminSessionEndpoints.delete, {
    policy: mayRunSessions,
    handle: async ({ currentUser, params: { courseSessionId } }) => {
      assertMaySee(mayRunSessions, currentUser);
      await deleteSession(db, { courseSessionId, actorId: currentUser.userId });
      return undefined;
    },
  });
}
