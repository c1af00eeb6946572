import { createHash } from 'node:crypto';
import { coreEndpoints } from '@learn/contracts/endpoints';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { clearLoginCookies } from '../../authentication/cookies.ts';
import { dropLoginSession, endAllLoginSessions } from '../../authentication/loginSession.ts';
import { loginSessions } from '../../authentication/tables.ts';
import type { ServerContext } from '../../context.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { notFound } from '../../errors.ts';
import { deviceLabel } from '../deviceLabel.ts';
import { mayManageDevices } from '../policy.ts';

/** The devices on which a person is logged in (domain decisions §17, settings). */
export function registerDevices(app: FastifyInstance, { config, db }: ServerContext): void {
  const openSessions = (userId: string) =>
    db
      .select()
      .from(loginSessions)
      .where(and(eq(loginSessions.userId, userId), gt(loginSessions.expiresAt, sql`now()`)))
      .orderBy(desc(loginSessions.lastSeenAt), loginSessions.id);

  registerEndpoint(app, coreEndpoints.loginSessions, {
    policy: mayManageDevices,
    handle: async ({ currentUser }) =>
      (await openSessions(currentUser.userId)).map((session) => ({
        id: deviceId(session.id),
        created_at: session.createdAt.toISOString(),
        last_seen_at: session.lastSeenAt.toISOString(),
        device: deviceLabel(session.userAgent),
        current: session.id === currentUser.sessionId,
      })),
  });

  registerEndpoint(app, coreEndpoints.endLoginSession, {
    policy: mayManageDevices,
    handle: async ({ currentUser, params, reply }) => {
      const ended = (await openSessions(currentUser.userId)).find(({ id }) => deviceId(id) === params.id);
      if (ended === undefined) throw notFound();
      await dropLoginSession(db, ended.id);
      if (ended.id === currentUser.sessionId) clearLoginCookies(reply, config);
      return undefined;
    },
  });

  registerEndpoint(app, coreEndpoints.endLoginSessions, {
    policy: mayManageDevices,
    handle: async ({ currentUser, query, reply }) => {
      const everywhere = query.everywhere === 'true';
      await endAllLoginSessions(db, currentUser.userId, everywhere ? undefined : currentUser.sessionId);
      if (everywhere) clearLoginCookies(reply, config);
      return undefined;
    },
  });
}

/** What the database keeps of a token stays in it; outside, a login session has this name. */
function deviceId(sessionId: string): string {
  return createHash('sha256').update(`device:${sessionId}`).digest('hex').slice(0, 32);
}
