import { devices, expect, lena, logIn, observeShifts, shifted, test, untilComplete } from '@learn/journeys';
import type { Page } from '@playwright/test';

const ofVisitors = ['/login-local', '/styleguide'];

const ofPersons = [
  '/notifications',
  '/dashboard/persons',
  '/dashboard/persons-competence',
  '/dashboard/due-dates',
  '/messages',
  '/profile',
  '/settings',
  '/no/such/page',
];

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('nothing jumps while a page of the shell is built up', async ({ page, loggedIn }) => {
      await observeShifts(page);
      for (const path of ofVisitors) await expectStill(page, path);
      await loggedIn(lena);
      for (const path of ofPersons) await expectStill(page, path);
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

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilComplete(page);
  expect.soft(await shifted(page), path).toBeLessThan(0.02);
}
