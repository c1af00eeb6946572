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

test('what the login shows first on a desktop stays where it is while the rest of its HTML arrives', async ({
  page,
}) => {
  await page.goto('/login-local');
  await untilComplete(page);
  const moved = await page.evaluate(
    (selectors) => {
      const parts = selectors.map((selector) => ({ selector, element: document.querySelector(selector) }));
      const tops = () => parts.map(({ element }) => element?.getBoundingClientRect().top);
      const whole = tops();
      return parts.toReversed().flatMap(({ selector: missing, element }) => {
        element?.remove();
        const now = tops();
        return parts.flatMap(({ selector, element: other }, index) =>
          other && (!other.isConnected || now[index] === whole[index])
            ? []
            : `${selector} without ${missing}`,
        );
      });
    },
    ['h1', 'main form', 'main section', 'footer'],
  );
  expect(moved).toEqual([]);
});

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
