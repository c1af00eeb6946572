import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const requestCookie = 'accountRequest';

/** As long as an account waits for its confirmation. */
const days = 30;

const options = (config: Pick<Config, 'APP_MODE'>) =>
  ({
    path: '/api/core/accounts/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.APP_MODE !== 'local',
  }) as const;

/** Remembers in this browser which account it asked for: only here the link can be had again. */
export function keepRequest(reply: FastifyReply, config: Config, request: string): void {
  reply.setCookie(requestCookie, request, { ...options(config), maxAge: days * 24 * 60 * 60 });
}

/** What this browser asked for last, if anything. */
export function readRequest(request: FastifyRequest): string | undefined {
  return request.cookies[requestCookie];
}

export function dropRequest(reply: FastifyReply, config: Config): void {
  reply.clearCookie(requestCookie, options(config));
}
