import { expect, expectAccessible, LoginPage, test } from '@learn/journeys';
import type { Page } from '@playwright/test';
import { Newcomer } from './Newcomer.ts';

test.use({ world: 'twins' });

/** The page is left first: what it still asks for would be refused. */
async function forgetLogin(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

test('a forgotten password is replaced by a mailed link, once, and its owner goes where they wanted', async ({
  page,
  platform,
  consoleGuard,
}) => {
  // a link that was used answers 410
  consoleGuard.allow(/410/);
  const nora = new Newcomer({ page, platform, language: 'de', courseType: 'et-de' });
  await nora.arrive();
  await nora.createAccount();
  await nora.confirm();
  await expect(nora.heading(nora.words.course)).toBeVisible();
  await forgetLogin(page);

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByLabel('E-Mail').fill(nora.email);
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await expect(page.getByText(/Wenn es zu .* ein Konto gibt/)).toBeVisible();
  const link = await nora.mailedLink('/password-reset');
  await page.goto(link);
  await page.getByLabel('Neues Passwort').fill('passwort12345');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expectAccessible(page, 'password that is easy to guess');
  await page.getByLabel('Neues Passwort').fill('grüne Nashörner tanzen');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page).toHaveURL('/settings');

  await forgetLogin(page);
  await page.goto(link);
  await page.getByLabel('Neues Passwort').fill('rote Giraffen singen');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
  await page.goto('/login-local');
  await new LoginPage(page).logIn(nora.email, 'grüne Nashörner tanzen');
  await expect(page).toHaveURL('/');
});
