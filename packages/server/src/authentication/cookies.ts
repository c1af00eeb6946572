import { randomBytes } from 'node:crypto';
import { languageCookie } from '@learn/contracts';
import { isVisitorGroup, type Language } from '@learn/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

export const sessionCookie = 'sessionid';
export const csrfCookie = 'csrftoken';
export const loginStatusCookie = 'loginStatus';

type CookieConfig = Pick<Config, 'APP_MODE'>;

const shared = (config: CookieConfig) =>
  ({ path: '/', sameSite: 'lax', secure: config.APP_MODE !== 'local' }) as const;

/** Sets the cookies of a person who has just logged in. */
export function setLoginCookies(
  reply: FastifyReply,
  config: CookieConfig,
  login: { readonly token: string; readonly expiresAt: Date },
): void {
  const options = { ...shared(config), expires: login.expiresAt };
  reply.setCookie(sessionCookie, login.token, { ...options, httpOnly: true });
  reply.setCookie(loginStatusCookie, 'true', options);
}

export function clearLoginCookies(reply: FastifyReply, config: CookieConfig): void {
  reply.clearCookie(sessionCookie, { ...shared(config), httpOnly: true });
  reply.clearCookie(loginStatusCookie, shared(config));
}

/** Remembers the language of a visitor for a year, as the page does where they choose one. */
export function keepLanguage(reply: FastifyReply, config: CookieConfig, language: Language): void {
  reply.setCookie(languageCookie, language, { ...shared(config), maxAge: 365 * 24 * 60 * 60 });
}

const visitorGroupCookie = 'release_group';

/** Group in which the browser stays while canaries run, 0 … 9999; undefined for one that has none yet. */
export function keptVisitorGroup(request: FastifyRequest): number | undefined {
  const kept = request.cookies[visitorGroupCookie];
  return kept !== undefined && isVisitorGroup(kept) ? Number(kept) : undefined;
}

/** Remembers the group of a browser for a year. */
export function keepVisitorGroup(reply: FastifyReply, config: CookieConfig, group: number): void {
  const options = { ...shared(config), httpOnly: true, maxAge: 365 * 24 * 60 * 60 };
  reply.setCookie(visitorGroupCookie, String(group), options);
}

const previewCookie = 'release_preview';

/** What a preview link has left in the browser, as it is signed. */
export function keptPreview(request: FastifyRequest): string | undefined {
  return request.cookies[previewCookie];
}

export function keepPreview(
  reply: FastifyReply,
  config: CookieConfig,
  { signed, until }: { readonly signed: string; readonly until: Date },
): void {
  reply.setCookie(previewCookie, signed, { ...shared(config), httpOnly: true, expires: until });
}

export function dropPreview(reply: FastifyReply, config: CookieConfig): void {
  reply.clearCookie(previewCookie, { ...shared(config), httpOnly: true });
}

const logoutHintCookie = 'sso_logout';

/** Browsers refuse cookies of more than 4096 bytes. */
const longestHint = 3500;

const logoutHint = (config: CookieConfig) => ({ ...shared(config), path: '/sso', httpOnly: true }) as const;

/** Keeps the id token of a session that has ended until the browser comes to `/sso/logout`, where the provider wants it. */
export function keepLogoutHint(reply: FastifyReply, config: CookieConfig, idToken: string): void {
  if (idToken.length > longestHint) return;
  reply.setCookie(logoutHintCookie, idToken, { ...logoutHint(config), maxAge: 5 * 60 });
}

export function dropLogoutHint(
  request: FastifyRequest,
  reply: FastifyReply,
  config: CookieConfig,
): string | undefined {
  const idToken = request.cookies[logoutHintCookie];
  if (idToken !== undefined) reply.clearCookie(logoutHintCookie, logoutHint(config));
  return idToken;
}

/**
 * Gives a browser without one the readable value that it must send back in `X-CSRFToken`. Called by every answer that
 * is a page.
 */
export function ensureCsrfCookie(request: FastifyRequest, reply: FastifyReply, config: CookieConfig): void {
  if (request.cookies[csrfCookie] === undefined) renewCsrfCookie(reply, config);
}

export function renewCsrfCookie(reply: FastifyReply, config: CookieConfig): void {
  reply.setCookie(csrfCookie, randomBytes(24).toString('base64url'), {
    ...shared(config),
    maxAge: 365 * 24 * 60 * 60,
  });
}
