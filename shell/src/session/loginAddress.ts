import { pageData } from '@learn/platform/shell';

/**
 * Where a visitor logs in (specification §2): the sign-on in production and staging, the local page elsewhere.
 * @param wanted the requested path and query; a login page itself leads to /
 */
export function loginAddress(wanted: string): string {
  const next = /^\/login(-local)?\/*(\?|$)/.test(wanted) ? '/' : wanted;
  const page = pageData().mode === 'local' ? '/login-local' : '/sso/login';
  return next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
}

/** The page of a tab after a logout in another one; the entrance of the sign-on would log the person in again. */
export function signedOutAddress(): string {
  return pageData().mode === 'local' ? '/login-local' : '/sso/logged-out';
}

/** The address after a logout: the sign-on has a session of its own to end (specification §4). */
export function logoutAddress(): string {
  return pageData().mode === 'local' ? '/login-local' : '/sso/logout';
}
