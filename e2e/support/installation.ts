import { test as base, emptySource, freePort, guardConsole, startPlatform } from '@learn/journeys';
import { type OpenidProvider, startOpenidProvider } from '@learn/server/openid-provider';
import type { BrowserContext, Page } from '@playwright/test';

/** Somebody whom the provider knows; the platform knows them only once an operator or an admin has said so. */
export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface InstallationFixtures {
  provider: OpenidProvider;
  /** Opens the platform in a browser of the person, who logs in at the provider on the way. */
  arrive: (person: Person) => Promise<Page>;
}

/** Tests on a platform in the mode `prod` that has nothing yet: an empty PostgreSQL, and a real OpenID provider. */
export const test = base.extend<InstallationFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  provider: async ({}, provide) => {
    await using provider = await startOpenidProvider({ platform: `http://localhost:${await freePort()}` });
    await provide(provider);
  },
  place: [
    async ({ template, provider }, provide) => {
      const source = emptySource(template);
      base.skip(source === undefined, 'PostgreSQL is not installed');
      const { config } = provider;
      await using platform = await startPlatform({
        ...source,
        environment: {
          ...config,
          PORT: new URL(config.PUBLIC_URL).port,
          APP_MODE: 'prod',
          SHUTDOWN_DELAY: '0',
        },
      });
      await provide({ platform, usernameOf: (person) => person });
    },
    { scope: 'test', timeout: 90_000 },
  ],
  arrive: async ({ browser, baseURL, locale, timezoneId, viewport, provider }, provide) => {
    const opened: { readonly context: BrowserContext; readonly problems: () => readonly string[] }[] = [];
    await provide(async ({ email, firstName, lastName }) => {
      const claims = { email, email_verified: true, given_name: firstName, family_name: lastName };
      provider.people.set(email, { ...claims, locale: 'de-CH' });
      provider.answer = { subject: email };
      const context = await browser.newContext({ baseURL, locale, timezoneId, viewport });
      opened.push({ context, problems: guardConsole(context).unexpected });
      const page = await context.newPage();
      await page.goto('/');
      return page;
    });
    for (const { context, problems } of opened) {
      base.expect(problems(), 'errors in the console').toEqual([]);
      await context.close();
    }
  },
});
