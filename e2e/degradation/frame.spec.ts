import type { Page } from '@playwright/test';
import { logIn } from '../support/api.ts';
import { lena } from '../support/demo.ts';
import { devices } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

/** The shell's own pages; undefined stands for a visitor. */
const pages = [
  ['/login-local', undefined],
  ['/styleguide', undefined],
  ['/', lena],
  ['/notifications', lena],
  ['/dashboard/persons', lena],
  ['/dashboard/persons-competence', lena],
  ['/dashboard/due-dates', lena],
  ['/messages', lena],
  ['/profile', lena],
  ['/settings', lena],
  ['/no/such/page', lena],
] as const;

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const [path, username] of pages) {
      test(`nothing jumps while it is built up: ${path}`, async ({ page, loggedIn }) => {
        if (username) await loggedIn(username);
        await observeShifts(page);
        await page.goto(path);
        await untilComplete(page);
        expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
      });
    }

    test('the frame lies where header and page will lie', async ({ page, loggedIn, homePage }) => {
      await loggedIn(lena);
      const released = Promise.withResolvers<void>();
      await page.route('**/remotes/**', async (route) => {
        await released.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const frame = page.locator('.frame-top');
      await expect(frame).toBeVisible();
      const bar = await frame.boundingBox();
      const brand = await page.locator('.frame-bar > svg').boundingBox();
      const person = await page.locator('.frame-person').boundingBox();
      released.resolve();
      await expect(homePage.greeting).toBeVisible();
      const banner = page.getByRole('banner').first();
      // the frame's own bar goes when the page's is there
      await expect.poll(() => banner.boundingBox()).toEqual(bar);
      const emblem = await banner.getByRole('link', { name: 'Lernkreis' }).locator('svg').boundingBox();
      expect(emblem?.x).toBeCloseTo(brand?.x ?? 0, 0);
      const menu = await banner.getByRole('button', { name: 'Menü von Lena Keller' }).boundingBox();
      expect((menu?.x ?? 0) + (menu?.width ?? 0) / 2).toBeCloseTo((person?.x ?? 0) + 20, 0);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'it-CH' });

  test('the page says what it needs, in the language of the visitor', async ({ page, context }) => {
    await page.goto('/login-local');
    const sentence = page.locator('noscript p');
    await expect(sentence).toHaveText('Questa pagina richiede JavaScript. Attivalo nel tuo browser.');
    await expect(sentence).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Orbis');
    await logIn(context, lena);
    await page.goto('/');
    await expect(sentence).toHaveText(/^Diese Seite braucht JavaScript\./);
  });
});

declare global {
  interface Window {
    shifted: number;
  }
}

/** Adds up the shifts that nobody caused, as browsers count them. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
