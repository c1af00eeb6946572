import { expect, expectAccessible, LoginPage, test } from '@learn/journeys';
import { Newcomer } from './Newcomer.ts';

test.use({ world: 'twins' });

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
  await page.context().clearCookies();

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

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel('Neues Passwort').fill('rote Giraffen singen');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
  await page.goto('/login-local');
  await new LoginPage(page).logIn(nora.email, 'grüne Nashörner tanzen');
  await expect(page).toHaveURL('/');
});
