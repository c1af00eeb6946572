import { courseSessionsCookie } from '@learn/contracts';
import type { BrowserContext } from '@playwright/test';
import { logIn, rememberFirstSessions } from './api.ts';

/** Logs a browser context in; `newBrowser` for one that remembers no session. */
export type LogIn = (
  context: BrowserContext,
  username: string,
  where?: { readonly newBrowser: boolean },
) => Promise<void>;

/** Lets each person log in once per platform: other contexts get the cookies of that login as long as it holds. */
export function createLogins(): (url: string) => LogIn {
  const known = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();
  return (url) =>
    async (context, username, where = { newBrowser: false }) => {
      const key = `${username} ${url}`;
      const cookies = known.get(key);
      if (cookies) await context.addCookies(cookies);
      if (!(cookies && (await context.request.get(`${url}/api/core/me/`)).ok())) {
        await context.clearCookies({ name: 'sessionid' });
        await logIn(context, username, { newBrowser: true });
        known.set(
          key,
          (await context.cookies()).filter(({ name }) => name !== courseSessionsCookie),
        );
      }
      if (!where.newBrowser) await rememberFirstSessions(context);
    };
}
