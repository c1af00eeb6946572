import { pageData } from '@learn/platform';

/**
 * Where a visitor logs in (specification §2): the sign-on in production and staging, the local page elsewhere.
 * @param wanted path and query that he asked for; /login itself leads to /
 */
export function loginAddress(wanted: string): string {
  const next =
    wanted === '/login' || wanted.startsWith('/login?') || wanted.startsWith('/login-local') ? '/' : wanted;
  const page = pageData().mode === 'local' ? '/login-local' : '/sso/login';
  return next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
}

/**
 * A `next` parameter that leads nowhere but into this platform.
 * @returns the path, or `/` for anything that is not a same-origin absolute path
 */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || next.includes('\\')) return '/';
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : '/';
}
