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

/** Logs a browser context in without its login page, for tests that are about something else. */
export async function logIn(context: BrowserContext, username: string): Promise<void> {
  await context.request.get('/login-local', { headers: { accept: 'text/html' } });
  const answer = await apiOf(context).post('/api/core/login/', { username, password: demoPassword });
  expect(answer.status(), `login of ${username}`).toBe(200);
}

async function csrfToken(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
}
