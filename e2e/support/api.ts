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
  await context.request.get('/login-local', { headers: { accept: 'text/html' } });
  const api = apiOf(context);
  const answer = await api.post('/api/core/login/', { username, password: demoPassword });
  expect(answer.status(), `login of ${username}`).toBe(200);
  if (!newBrowser) await rememberFirstSessions(context);
}

/** As if the person had worked in the first session of each course in this browser; most journeys start there. */
export async function rememberFirstSessions(context: BrowserContext): Promise<void> {
  const answer = await apiOf(context).get('/api/course/sessions/');
  const sessions = (await answer.json()) as readonly CourseSession[];
  const ids = sessions.map(({ id }) => id);
  const byBegin = sessions.toSorted((left, right) => right.start_date.localeCompare(left.start_date));
  const first = Object.fromEntries(byBegin.map(({ id, course }) => [course.slug, id]));
  // the server hears of the choice by a cookie
  const { origin: url } = new URL(answer.url());
  await context.addCookies([{ name: courseSessionsCookie, value: Object.values(first).join('.'), url }]);
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
