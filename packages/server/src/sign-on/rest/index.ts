import { errorCodes, safeNext } from '@learn/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  clearLoginCookies,
  dropLogoutHint,
  renewCsrfCookie,
  sessionCookie,
  setLoginCookies,
} from '../../authentication/cookies.ts';
import { endLoginSession, startLoginSession } from '../../authentication/loginSession.ts';
import type { ServerContext } from '../../context.ts';
import { signOnExpired } from '../../errors.ts';
import { createNonce, sendErrorPage, sendHtml } from '../../page-composition/sendHtml.ts';
import { toAppError } from '../../presentError.ts';
import { beginAttempt, takeAttempt } from '../attempts.ts';
import { findPerson } from '../findPerson.ts';
import { renderLoggedOut } from '../loggedOutPage.ts';
import { mayBeginSignOn, mayFinishSignOn, mayLogOut } from '../policy.ts';
import { createProvider, type SignOnProvider } from '../provider.ts';
import { dropState, keepState } from '../stateCookie.ts';
import { registerWithoutProvider } from './withoutProvider.ts';

/**
 * Single sign-on (specification §2): `GET /sso/login`, `/sso/signup`, `/sso/logout` with `next`, a path of this site.
 * Authorization code flow with PKCE, state and nonce; failures are pages with a retry. Without a provider, in local
 * mode only, the addresses lead to the local pages.
 */
export function registerSignOn(app: FastifyInstance, context: ServerContext): void {
  const provider = createProvider(context.config);
  if (provider === undefined) {
    registerWithoutProvider(app, context);
    return;
  }
  registerLogin(app, context, provider);
  registerCallback(app, context, provider);
  registerLogout(app, context, provider);
}

function registerLogin(app: FastifyInstance, { config, db }: ServerContext, provider: SignOnProvider): void {
  for (const [url, signUp] of [
    ['/sso/login', false],
    ['/sso/signup', true],
  ] as const) {
    app.route({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      config: { policy: mayBeginSignOn },
      errorHandler: (error, request, reply) =>
        answerPage(error, request, reply, { config, next: nextOf(request) }),
      handler: async (request, reply) => {
        const next = nextOf(request);
        if (request.currentUser !== undefined) return redirect(reply, next);
        const attempt = await beginAttempt(db, next);
        const address = await provider.loginAddress(attempt, { language: request.language, signUp });
        keepState(request, reply, config, attempt.state);
        return redirect(reply, address.href);
      },
    });
  }
}

function registerCallback(app: FastifyInstance, { config, db }: ServerContext, provider: SignOnProvider) {
  app.route({
    method: 'GET',
    url: '/sso/callback',
    exposeHeadRoute: false,
    config: { policy: mayFinishSignOn },
    errorHandler: (error, request, reply) => answerPage(error, request, reply, { config, next: '/' }),
    handler: async (request, reply) => {
      const query = request.url.split('?')[1] ?? '';
      const state = new URLSearchParams(query).get('state') ?? '';
      const attempt = dropState(request, reply, config, state) ? await takeAttempt(db, state) : undefined;
      if (attempt === undefined) throw signOnExpired();
      const { next } = attempt;
      try {
        const { subject, idToken } = await provider.finish(attempt, query);
        const session = await startLoginSession(db, {
          userId: await findPerson(db, subject, request.language),
          userAgent: request.headers['user-agent'] ?? '',
          replaced: request.cookies[sessionCookie],
          idToken,
        });
        setLoginCookies(reply, config, session);
        renewCsrfCookie(reply, config);
        return redirect(reply, next);
      } catch (error) {
        return answerPage(error, request, reply, { config, next });
      }
    },
  });
}

function registerLogout(app: FastifyInstance, { config, db }: ServerContext, provider: SignOnProvider): void {
  app.route({
    method: 'GET',
    url: '/sso/logout',
    exposeHeadRoute: false,
    config: { policy: mayLogOut },
    errorHandler: (error, request, reply) => answerPage(error, request, reply, { config, next: '/' }),
    handler: async (request, reply) => {
      const token = request.cookies[sessionCookie];
      const ended = token ? await endLoginSession(db, token) : undefined;
      clearLoginCookies(reply, config);
      const idToken = ended ?? dropLogoutHint(request, reply, config);
      const address = await provider.logoutAddress(idToken);
      return redirect(reply, address?.href ?? '/sso/logged-out');
    },
  });
  app.route({
    method: 'GET',
    url: '/sso/logged-out',
    config: { policy: mayLogOut },
    handler: async (request, reply) => {
      if (request.currentUser !== undefined) return redirect(reply, '/');
      const nonce = createNonce();
      return sendHtml(request, reply, { nonce, html: renderLoggedOut(config, request.language, nonce) });
    },
  });
}

function nextOf(request: FastifyRequest): string {
  return safeNext(new URLSearchParams(request.url.split('?')[1]).get('next'));
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 302);
}

function answerPage(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { config, next }: Pick<ServerContext, 'config'> & { readonly next: string },
): Promise<FastifyReply> {
  const error = toAppError(thrown);
  if (errorCodes[error.code].reported) request.log.error({ err: error.cause ?? error }, error.code);
  return sendErrorPage(request, reply, {
    config,
    thrown: error,
    retryPath: `/sso/login?${new URLSearchParams({ next })}`,
  });
}
