import { accountEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renewCsrfCookie, sessionCookie, setLoginCookies } from '../authentication/cookies.ts';
import { startLoginSession } from '../authentication/loginSession.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { confirmationInvalid } from '../errors.ts';
import { presentUser } from '../users/presentUser.ts';
import { changePassword, hasPassword } from './changePassword.ts';
import { acceptAccount, findInvited } from './invitation.ts';
import { requestPasswordReset, resetPassword } from './passwordReset.ts';
import {
  mayAcceptAccount,
  mayChangePassword,
  mayConfirmAccount,
  mayCreateAccount,
  mayResetPassword,
} from './policy.ts';
import { dropRequest, keepRequest, readRequest } from './requestCookie.ts';
import { confirmAccount, createAccount, resendConfirmation } from './service.ts';

/**
 * `POST /api/core/accounts/`, `…/resend/`, `…/confirm/`, `…/password/` and `…/password/reset/`, in local mode only (domain
 * decisions §16); and the own password at `/api/core/me/password/`.
 */
export function registerAccounts(app: FastifyInstance, { config, db }: ServerContext): void {
  registerEndpoint(app, accountEndpoints.ownPassword, {
    policy: mayChangePassword,
    handle: async ({ currentUser: { userId } }) => ({
      changeable: config.APP_MODE === 'local' && (await hasPassword(db, userId)),
    }),
  });

  if (config.APP_MODE !== 'local') return;

  registerEndpoint(app, accountEndpoints.create, {
    policy: mayCreateAccount,
    handle: async ({ body, request, reply }) => {
      const { email, first_name, last_name, password, language, course_type, next } = body;
      const created = await createAccount(
        { db, config },
        { email, firstName: first_name, lastName: last_name, password, language },
        { courseType: course_type, next, address: request.ip },
      );
      keepRequest(reply, config, created);
      return undefined;
    },
  });

  registerEndpoint(app, accountEndpoints.resend, {
    policy: mayCreateAccount,
    handle: async ({ body, request }) => {
      const { email, course_type: courseType, next } = body;
      const known = readRequest(request);
      if (known === undefined) throw confirmationInvalid();
      await resendConfirmation(
        { db, config },
        { email, request: known },
        { courseType, next, address: request.ip },
      );
      return undefined;
    },
  });

  registerEndpoint(app, accountEndpoints.confirm, {
    policy: mayConfirmAccount,
    handle: async ({ body, request, reply }) => {
      const userId = await confirmAccount(db, body.token);
      await logIn(request, reply, userId);
      dropRequest(reply, config);
      return presentUser(db, { userId });
    },
  });

  registerEndpoint(app, accountEndpoints.requestPasswordReset, {
    policy: mayResetPassword,
    handle: async ({ body: { email, next }, request }) => {
      await requestPasswordReset({ db, config }, email, { next, address: request.ip });
      return undefined;
    },
  });

  registerEndpoint(app, accountEndpoints.resetPassword, {
    policy: mayResetPassword,
    handle: async ({ body, request, reply }) => {
      const userId = await resetPassword({ db, config }, body);
      await logIn(request, reply, userId);
      return presentUser(db, { userId });
    },
  });

  registerEndpoint(app, accountEndpoints.changePassword, {
    policy: mayChangePassword,
    handle: async ({ body, currentUser: { userId, sessionId }, request }) => {
      const asked = { userId, sessionId, address: request.ip };
      await changePassword({ db, config }, asked, { current: body.current_password, next: body.password });
      return undefined;
    },
  });

  registerEndpoint(app, accountEndpoints.invited, {
    policy: mayAcceptAccount,
    handle: async ({ params }) => {
      const { firstName, lastName, email } = await findInvited(db, params.token);
      return { first_name: firstName, last_name: lastName, email };
    },
  });

  registerEndpoint(app, accountEndpoints.accept, {
    policy: mayAcceptAccount,
    handle: async ({ params, body, request, reply }) => {
      const userId = await acceptAccount(db, params.token, body.password);
      await logIn(request, reply, userId);
      return presentUser(db, { userId });
    },
  });

  /** The browser that came by a mailed link is logged in; whoever was in it before is logged out. */
  async function logIn(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
    const session = await startLoginSession(db, {
      userId,
      userAgent: request.headers['user-agent'] ?? '',
      replaced: request.cookies[sessionCookie],
    });
    setLoginCookies(reply, config, session);
    renewCsrfCookie(reply, config);
  }
}
