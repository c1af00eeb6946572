import { pageData } from '@learn/platform/shell';

/**
 * Where a visitor logs in (specification §2): the sign-on in production and staging, the local page elsewhere.
 * @param wanted path and query that he asked for; a login page itself leads to /
 */
export function loginAddress(wanted: string): string {
  const next = /^\/login(-local)?\/*(\?|$)/.test(wanted) ? '/' : wanted;
  const page = pageData().mode === 'local' ? '/login-local' : '/sso/login';
  return next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
}

/** Where a tab goes whose person has logged out in another one; the sign-on's entrance would log him in again. */
export function signedOutAddress(): string {
  return pageData().mode === 'local' ? '/login-local' : '/sso/logged-out';
}

/** Where somebody goes who has logged out: the sign-on has a session of its own to end (specification §4). */
export function logoutAddress(): string {
  return pageData().mode === 'local' ? '/login-local' : '/sso/logout';
}
