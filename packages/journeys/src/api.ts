import { type CourseSession, courseSessionsCookie } from '@learn/contracts';
import { type APIRequestContext, type APIResponse, type BrowserContext, expect } from '@playwright/test';

/** The password of every demo account. */
export const demoPassword = 'demo';

/** Calls of the platform's REST interface as the browser would make them, with the cookies of its context. */
export interface Api {
  readonly get: (address: string) => Promise<APIResponse>;
  /** with the anti-forgery header that the platform's own client sends */
  readonly post: (address: string, data: unknown) => Promise<APIResponse>;
}

/** @param request of the browser context, so that both share their cookies */
export function apiOf(context: BrowserContext, request: APIRequestContext = context.request): Api {
  return {
    get: (address) => request.get(address),
    post: async (address, data) =>
      request.post(address, { data, headers: { 'X-CSRFToken': await csrfToken(context) } }),
  };
}

/**
 * Logs a browser context in without its login page, for tests that are about something else.
 * @param where `newBrowser` for one that remembers no session: courses then open the session to continue in
 */
export async function logIn(
  context: BrowserContext,
  username: string,
  { newBrowser } = { newBrowser: false },
): Promise<void> {
  // a server that has just started may wait for its first views, as long as RENDER_TIME_LIMIT allows
  await context.request.get('/login-local', { headers: { accept: 'text/html' }, timeout: 30_000 });
  const api = apiOf(context);
  const answer = await api.post('/api/core/login/', { username, password: demoPassword });
  expect(answer.status(), `login of ${username}`).toBe(200);
  if (!newBrowser) await rememberFirstSessions(context);
}

/** The sessions of the person, those of each course by begin; the server begins with the one to continue in. */
export async function sessionsByBegin(api: Api): Promise<readonly CourseSession[]> {
  const sessions = (await (await api.get('/api/course/sessions/')).json()) as readonly CourseSession[];
  return [...Map.groupBy(sessions, ({ course }) => course.slug).values()].flatMap((ofCourse) =>
    ofCourse.toSorted((left, right) => left.start_date.localeCompare(right.start_date)),
  );
}

/** As if the person had worked in the first session of each course in this browser; most journeys start there. */
export async function rememberFirstSessions(context: BrowserContext): Promise<void> {
  const sessions = await sessionsByBegin(apiOf(context));
  const ids = sessions.map(({ id }) => id);
  const first = Object.fromEntries(sessions.toReversed().map(({ id, course }) => [course.slug, id]));
  // the server hears of the choice by a cookie
  const [{ domain, path } = { domain: 'localhost', path: '/' }] = await context.cookies();
  const value = Object.values(first).join('.');
  await context.addCookies([{ name: courseSessionsCookie, value, domain, path }]);
  await context.addInitScript(
    ({ ids, first }) => {
      if (window.self !== window.top || !location.protocol.startsWith('http')) return;
      const known = Object.entries(JSON.parse(localStorage.getItem('currentCourseSessions') ?? '{}'));
      const own = Object.fromEntries(known.filter(([, id]) => ids.includes(String(id))));
      localStorage.setItem('currentCourseSessions', JSON.stringify({ ...first, ...own }));
    },
    { ids, first },
  );
}

async function csrfToken(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
}
