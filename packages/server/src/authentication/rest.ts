import { restPaths } from '@learn/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../context.ts';
import { parseBody } from '../parse.ts';
import { presentUser } from '../users/presentUser.ts';
import { clearLoginCookies, renewCsrfCookie, sessionCookie, setLoginCookies } from './cookies.ts';
import { endLoginSession } from './loginSession.ts';
import { logIn } from './service.ts';

const loginRequest = z.strictObject({
  username: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(1000),
});

/** `POST /api/core/logout/` everywhere; `POST /api/core/login/` in local mode only, elsewhere single sign-on is the way in. */
export function registerLogin(app: FastifyInstance, context: ServerContext): void {
  if (context.config.APP_MODE === 'local') registerPasswordLogin(app, context);
  registerLogout(app, context);
}

function registerPasswordLogin(app: FastifyInstance, { config, db }: ServerContext): void {
  app.post(restPaths.login, async (request, reply) => {
    const { username, password } = parseBody(loginRequest, request.body);
    const session = await logIn(db, {
      username,
      password,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      replaced: request.cookies[sessionCookie],
    });
    setLoginCookies(reply, config, session);
    renewCsrfCookie(reply, config);
    return reply.header('cache-control', 'no-store').send(await presentUser(db, session));
  });
}

function registerLogout(app: FastifyInstance, { config, db }: ServerContext): void {
  app.post(restPaths.logout, async (request, reply) => {
    const token = request.cookies[sessionCookie];
    if (token) await endLoginSession(db, token);
    clearLoginCookies(reply, config);
    return reply.status(204).send();
  });
}
