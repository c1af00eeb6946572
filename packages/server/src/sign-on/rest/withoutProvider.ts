import { safeNext } from '@learn/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearLoginCookies, sessionCookie } from '../../authentication/cookies.ts';
import { endLoginSession } from '../../authentication/loginSession.ts';
import type { ServerContext } from '../../context.ts';
import { mayUseLocalPages } from '../policy.ts';

/**
 * The sign-on's addresses where no provider is configured: the local login, the creation of a local account (of uk when
 * a `uk` parameter is there, else of vv in the visitor's language, specification §4), and the logout.
 */
export function registerWithoutProvider(app: FastifyInstance, { config, db }: ServerContext): void {
  const routes: Readonly<Record<string, (request: FastifyRequest, reply: FastifyReply) => Promise<string>>> =
    {
      '/sso/login': async (request) => withNext('/login-local', request),
      '/sso/signup': async (request) => {
        const courseType = parametersOf(request).has('uk') ? 'uk' : `vv-${request.language}`;
        return withNext(`/onboarding/${courseType}/account/create`, request);
      },
      '/sso/logout': async (request, reply) => {
        const token = request.cookies[sessionCookie];
        if (token) await endLoginSession(db, token);
        clearLoginCookies(reply, config);
        return '/login-local';
      },
    };
  for (const [url, lead] of Object.entries(routes)) {
    app.route({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      config: { policy: mayUseLocalPages },
      handler: async (request, reply) =>
        reply.header('cache-control', 'no-store').redirect(await lead(request, reply), 302),
    });
  }
}

function withNext(page: string, request: FastifyRequest): string {
  const next = safeNext(parametersOf(request).get('next'));
  return next === '/' ? page : `${page}?${new URLSearchParams({ next })}`;
}

function parametersOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.url.split('?')[1]);
}
