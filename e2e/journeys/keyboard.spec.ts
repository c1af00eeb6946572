import { expect, kickoff, lena, test } from '@learn/journeys';
import type { Locator, Page } from '@playwright/test';

test.describe('of a person', () => {
  test.use({ world: 'twins' });

  test('a content is found and marked by keyboard alone', async ({
    page,
    loggedIn,
    circlePage,
    contentPage,
  }) => {
    await loggedIn(lena);
    await circlePage.open();
    await tabTo(page, page.getByRole('link', { name: kickoff.first.title, exact: true }));
    await page.keyboard.press('Enter');
    await expect(contentPage.heading(kickoff.first.title)).toBeFocused();
    await tabTo(page, contentPage.mark);
    await page.keyboard.press('Space');
    await expect(contentPage.undo).toBeVisible();
  });
});

test('the menu of the person opens, takes the focus, and gives it back', async ({
  page,
  loggedIn,
  homePage,
}) => {
  await loggedIn(lena);
  await homePage.open();
  const button = page.getByRole('button', { name: 'Menü von Lena Keller' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Ausloggen' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ausloggen' })).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu holds the focus while it is open', async ({ page, loggedIn, homePage, frame }) => {
    await loggedIn(lena);
    await homePage.open();
    await tabTo(page, frame.menuButton);
    await page.keyboard.press('Enter');
    await expect(frame.menu).toBeVisible();
    await tabTo(page, frame.menu.getByRole('button', { name: 'Ausloggen' }));
    await page.keyboard.press('Escape');
    await expect(frame.menu).toBeHidden();
    await expect(frame.menuButton).toBeFocused();
  });
});

/** Presses Tab until an element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached by Tab`);
}
