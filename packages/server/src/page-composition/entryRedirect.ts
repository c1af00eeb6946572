import { type AppMode, type CourseSession, dueDatesAddress, safeNext } from '@learn/contracts';

/** A visit as far as it decides whether the page is shown. */
export interface Visit {
  readonly mode: AppMode;
  readonly url: URL;
  readonly loggedIn: boolean;
  /** the address is open to everybody */
  readonly public: boolean;
  readonly courseSessions: readonly Pick<CourseSession, 'id'>[];
}

const loginPages: ReadonlySet<string> = new Set(['/login', '/login-local']);

/**
 * Where a visit leads instead of the asked page (specification §2, login and session handling): to the login with
 * `next` set to the asked address, to `/` when a `courseSessionId` is not one of the current user's, or from appointments to
 * the due dates.
 * @returns a path of this site, or undefined when the page is to be shown
 */
export function entryRedirect(visit: Visit): string | undefined {
  const { url, mode, loggedIn } = visit;
  const asked = url.pathname + url.search;
  const path = url.pathname.replace(/(.)\/+$/, '$1');
  if (loginPages.has(path) && mode !== 'local') {
    const next = safeNext(url.searchParams.get('next') ?? undefined);
    return loggedIn ? next : withNext('/sso/login', next);
  }
  if (!loggedIn) {
    if (visit.public || loginPages.has(path)) return undefined;
    return withNext(mode === 'local' ? '/login-local' : '/sso/login', safeNext(asked));
  }
  const chosen = url.searchParams.get('courseSessionId');
  const unknown = chosen !== null && visit.courseSessions.every((session) => session.id !== chosen);
  return unknown ? '/' : dueDatesAddress(path, url.search);
}

function withNext(login: string, next: string): string {
  return `${login}?${new URLSearchParams({ next })}`;
}
