import { adminEndpoints, coreEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../access/definePolicy.ts';
import { mayEnterAdminArea } from '../admin/policy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { presentUser } from '../users/presentUser.ts';
import {
  clearLoginCookies,
  keepLogoutHint,
  renewCsrfCookie,
  sessionCookie,
  setLoginCookies,
} from './cookies.ts';
import { endLoginSession } from './loginSession.ts';
import { mayEndViewing, mayLogIn, mayLogOut } from './policy.ts';
import { logIn } from './service.ts';
import { endViewing, startViewing } from './viewing.ts';

/** `POST /api/core/logout/` everywhere; `POST /api/core/login/` in local mode only, elsewhere single sign-on is the way in. */
export function registerLogin(app: FastifyInstance, context: ServerContext): void {
  if (context.config.APP_MODE === 'local') registerPasswordLogin(app, context);
  registerLogout(app, context);
  registerViewing(app, context);
}

function registerPasswordLogin(app: FastifyInstance, { config, db }: ServerContext): void {
  registerEndpoint(app, coreEndpoints.login, {
    policy: mayLogIn,
    handle: async ({ body, request, reply }) => {
      const session = await logIn(db, {
        ...body,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        replaced: request.cookies[sessionCookie],
      });
      setLoginCookies(reply, config, session);
      renewCsrfCookie(reply, config);
      return presentUser(db, session);
    },
  });
}

function registerLogout(app: FastifyInstance, { config, db }: ServerContext): void {
  registerEndpoint(app, coreEndpoints.logout, {
    policy: mayLogOut,
    handle: async ({ request, reply }) => {
      const token = request.cookies[sessionCookie];
      const idToken = token ? await endLoginSession(db, token) : undefined;
      clearLoginCookies(reply, config);
      if (idToken !== undefined) keepLogoutHint(reply, config, idToken);
      return undefined;
    },
  });
}

function registerViewing(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, adminEndpoints.viewAs, {
    policy: mayEnterAdminArea,
    handle: async ({ currentUser, body }) => {
      assertMaySee(mayEnterAdminArea, currentUser);
      await startViewing(db, currentUser, { personId: body.user_id, reason: body.reason });
      return undefined;
    },
  });

  registerEndpoint(app, adminEndpoints.endViewing, {
    policy: mayEndViewing,
    handle: async ({ currentUser }) => {
      await endViewing(db, currentUser.sessionId);
      return undefined;
    },
  });
}
