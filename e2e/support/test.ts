import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Api, apiOf, logIn } from './api.ts';
import { type ConsoleGuard, guardConsole } from './consoleGuard.ts';
import { CirclePage } from './pages/CirclePage.ts';
import { ContentPage } from './pages/ContentPage.ts';
import { Frame } from './pages/Frame.ts';
import { HomePage } from './pages/HomePage.ts';
import { LearningPathPage } from './pages/LearningPathPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { MediaPage } from './pages/MediaPage.ts';
import { type Platform, startPlatform } from './platform.ts';

/** An own browser for a second person of the test. */
interface SomebodyElse {
  readonly page: Page;
  readonly api: Api;
}

interface TestFixtures {
  /** `shared` with the other tests of the worker, for those that leave the data as it is; or `own`, a fresh world */
  world: 'shared' | 'own';
  platform: Platform;
  consoleGuard: ConsoleGuard;
  api: Api;
  /**
   * Logs the test's browser in, without the login page; it remembers the first session of each course.
   * @param where `newBrowser` for one that remembers nothing
   */
  loggedIn: (username: string, where?: { readonly newBrowser: boolean }) => Promise<void>;
  /** Logs another person in, in a browser that is closed with the test. */
  somebodyElse: (username: string) => Promise<SomebodyElse>;
  frame: Frame;
  loginPage: LoginPage;
  homePage: HomePage;
  learningPathPage: LearningPathPage;
  circlePage: CirclePage;
  contentPage: ContentPage;
  mediaPage: MediaPage;
}

interface WorkerFixtures {
  template: string | undefined;
  sharedPlatform: () => Promise<Platform>;
}

/** Tests on a platform of their own in a guarded browser; `test.use({ world: 'own' })` for those that write. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  template: [process.env.PLATFORM_TEMPLATE, { option: true, scope: 'worker' }],
  sharedPlatform: [
    async ({ template }, provide) => {
      let started: Promise<Platform> | undefined;
      await provide(() => {
        started ??= startPlatform({ from: template });
        return started;
      });
      await (await started)?.[Symbol.asyncDispose]();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  world: ['shared', { option: true }],
  platform: [
    async ({ world, template, sharedPlatform }, provide) => {
      if (world === 'shared') return provide(await sharedPlatform());
      await using platform = await startPlatform({ from: template });
      await provide(platform);
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ platform }, provide) => provide(platform.url),
  consoleGuard: [
    async ({ context }, provide) => {
      const guard = guardConsole(context);
      await provide(guard);
      expect(guard.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  api: async ({ context }, provide) => provide(apiOf(context)),
  loggedIn: async ({ context }, provide) => provide((username, where) => logIn(context, username, where)),
  somebodyElse: async ({ browser, baseURL, locale, timezoneId }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (username) => {
      const context = await browser.newContext({ baseURL, locale, timezoneId });
      contexts.push(context);
      await logIn(context, username);
      return { page: await context.newPage(), api: apiOf(context) };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  frame: async ({ page }, provide) => provide(new Frame(page)),
  loginPage: async ({ page }, provide) => provide(new LoginPage(page)),
  homePage: async ({ page }, provide) => provide(new HomePage(page)),
  learningPathPage: async ({ page }, provide) => provide(new LearningPathPage(page)),
  circlePage: async ({ page }, provide) => provide(new CirclePage(page)),
  contentPage: async ({ page }, provide) => provide(new ContentPage(page)),
  mediaPage: async ({ page }, provide) => provide(new MediaPage(page)),
});

export { expect } from '@playwright/test';
