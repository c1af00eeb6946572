import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { type ConsoleGuard, guardConsole } from './consoleGuard.ts';
import { twinCount } from './demoWorld.ts';
import { createLogins, type LogIn } from './logins.ts';
import { CirclePage } from './pages/CirclePage.ts';
import { ContentPage } from './pages/ContentPage.ts';
import { Frame } from './pages/Frame.ts';
import { HomePage } from './pages/HomePage.ts';
import { LearningPathPage } from './pages/LearningPathPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { MediaPage } from './pages/MediaPage.ts';
import { type Platform, startPlatform } from './platform.ts';
import { readingSourceOf, sourceOf, type TemplateAddress, templateOfRun } from './template.ts';
import { opensTaken } from './untilTaken.ts';
import { withoutUnserved } from './withoutUnserved.ts';

/** An own browser for a second person of the test. */
interface SomebodyElse {
  readonly page: Page;
  readonly api: Api;
}

/** Where a test takes place. */
interface Place {
  readonly platform: Platform;
  /** by what name a person of the demo world logs in there */
  readonly usernameOf: (persona: string) => string;
}

export interface TestFixtures {
  /**
   * `shared` with the other tests of the worker, for those that leave the data as it is; `twins`, where the named accounts of
   * the test are people of its own, on a server that it shares with others; or `own`, a fresh world with its own server
   */
  world: 'shared' | 'twins' | 'own';
  /** what tests of listed pages look at: all that makes them accessible, or only whether they open */
  inspection: 'accessibility' | 'opening';
  /** false: the browser draws the pages of a world of its own, as where the server cannot */
  firstViews: boolean;
  place: Place;
  platform: Platform;
  /** By what name a person of the demo world logs in; only tests that do not use `loggedIn` need it. */
  usernameOf: (persona: string) => string;
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

export interface WorkerFixtures {
  template: TemplateAddress;
  sharedPlace: () => Promise<Place>;
  /** the twins whom no test of the worker has had */
  freshTwins: () => Promise<Place>;
  logins: (url: string) => LogIn;
}

/** Tests in a guarded browser; `test.use({ world: 'twins' })` for those that write. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  template: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, provide) => provide(templateOfRun()),
    { scope: 'worker' },
  ],
  sharedPlace: [
    async ({ template }, provide) => {
      let started: Promise<Platform> | undefined;
      await provide(async () => {
        started ??= startPlatform(readingSourceOf(template, 'world'));
        return { platform: await started, usernameOf: (persona) => persona };
      });
      await (await started)?.[Symbol.asyncDispose]();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  freshTwins: [
    async ({ template }, provide) => {
      let platform: Platform | undefined;
      let used = 0;
      await provide(async () => {
        if (used === twinCount) {
          await platform?.[Symbol.asyncDispose]();
          platform = undefined;
          used = 0;
        }
        platform ??= await startPlatform(readingSourceOf(template, 'twins'));
        used += 1;
        const twin = used;
        return { platform, usernameOf: (persona) => `${persona}.${twin}` };
      });
      await platform?.[Symbol.asyncDispose]();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  logins: [async ({}, provide) => provide(createLogins()), { scope: 'worker' }],
  world: ['shared', { option: true }],
  inspection: ['accessibility', { option: true }],
  firstViews: [true, { option: true }],
  place: [
    async ({ world, firstViews, template, sharedPlace, freshTwins }, provide) => {
      if (world === 'shared') return provide(await sharedPlace());
      if (world === 'twins') return provide(await freshTwins());
      await using platform = await startPlatform({
        from: sourceOf(template, 'world'),
        environment: { RENDER_PAGES: String(firstViews) },
      });
      await provide({ platform, usernameOf: (persona) => persona });
    },
    { timeout: 90_000 },
  ],
  platform: async ({ place }, provide) => provide(place.platform),
  usernameOf: async ({ place }, provide) => provide(place.usernameOf),
  baseURL: async ({ platform }, provide) => provide(platform.url),
  consoleGuard: [
    async ({ context, inspection, platform }, provide) => {
      const guard = guardConsole(context);
      await provide(guard);
      const problems = guard.unexpected();
      // where pages are only opened, the server may be older than they are
      const found = inspection === 'opening' ? await withoutUnserved(problems, platform.url) : problems;
      expect(found, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, provide) => {
    opensTaken(page);
    await provide(page);
  },
  api: async ({ context }, provide) => provide(apiOf(context)),
  loggedIn: async ({ context, place, logins }, provide) =>
    provide(async (username, where) => {
      // what the page of the person before still asks for would be refused
      const open = context.pages().filter((page) => page.url() !== 'about:blank');
      await Promise.all(open.map((page) => page.goto('about:blank')));
      await logins(place.platform.url)(context, place.usernameOf(username), where);
    }),
  somebodyElse: async ({ browser, baseURL, locale, timezoneId, place, logins }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (username) => {
      const context = await browser.newContext({ baseURL, locale, timezoneId });
      contexts.push(context);
      await logins(place.platform.url)(context, place.usernameOf(username));
      const page = await context.newPage();
      opensTaken(page);
      return { page, api: apiOf(context) };
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
