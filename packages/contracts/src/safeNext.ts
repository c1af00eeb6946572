/**
 * A return target after login that cannot leave this site (specification §2; `next` is a same-origin absolute path).
 * @param target what a visitor sent, or the requested address
 * @returns path with query and fragment, or `/` for anything else: another host, `//host`, `/\host`, a scheme, control
 *   characters
 */
export function safeNext(target: string | null | undefined): string {
  // Browsers drop tabs and line breaks and read a backslash as a slash: `/\t/host` would be another host.
  if (target == null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)) return '/';
  const url = URL.canParse(target, 'http://same.invalid')
    ? new URL(target, 'http://same.invalid')
    : undefined;
  if (url?.origin !== 'http://same.invalid' || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
