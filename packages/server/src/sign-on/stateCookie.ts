import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { attemptMinutes } from './attempts.ts';

const stateCookie = 'sso_state';

/** Sign-ons that one browser may have under way, in several tabs. */
const maximum = 5;

/** Binds an attempt to this browser: nobody can make another browser end a sign-on that they have begun. */
export function keepState(request: FastifyRequest, reply: FastifyReply, config: Config, state: string): void {
  writeStates(reply, config, [...readStates(request), state].slice(-maximum));
}

/** @returns whether this browser began the attempt; it has it no longer after that */
export function dropState(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  state: string,
): boolean {
  const states = readStates(request);
  if (!states.includes(state)) return false;
  writeStates(
    reply,
    config,
    states.filter((other) => other !== state),
  );
  return true;
}

function readStates(request: FastifyRequest): string[] {
  return (request.cookies[stateCookie] ?? '').split('.').filter((state) => state !== '');
}

function writeStates(reply: FastifyReply, config: Config, states: readonly string[]): void {
  const options = {
    path: '/sso',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.APP_MODE !== 'local',
  } as const;
  if (states.length === 0) reply.clearCookie(stateCookie, options);
  else reply.setCookie(stateCookie, states.join('.'), { ...options, maxAge: attemptMinutes * 60 });
}
