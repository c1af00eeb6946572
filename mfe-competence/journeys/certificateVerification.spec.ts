import { readFile } from 'node:fs/promises';
import { endpoints, fillPath } from '@learn/contracts';
import { carla, devices, expect, expectAccessible, jonas, test } from '@learn/journeys';

test.use({ world: 'twins' });

test('a certificate is issued, verified by a stranger, and shows as revoked once it is', async ({
  browser,
  baseURL,
  loggedIn,
  page,
  somebodyElse,
}) => {
  await loggedIn(jonas);
  await page.goto('/course/ernteausfall/competence/certificates');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'genügend' })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Nachweis ausstellen' }).click();
  const section = page.getByRole('region', { name: 'Nachweis zum Vorzeigen' });
  const address = section.getByRole('link', { name: /\/pruefen\// });
  const verification = new URL((await address.getAttribute('href')) ?? '').pathname;
  const code = verification.split('/').at(-1) ?? '';
  await expectAccessible(page, 'issued certificate');
  const content = async (button: string) => {
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: button }).click();
    return readFile(await (await download).path(), 'latin1');
  };
  expect(await content('PDF herunterladen')).toMatch(/^%PDF-1\.7/);
  expect((await content('Open Badge herunterladen')).split('.')).toHaveLength(3);
  await page.reload();
  await expect(address).toBeVisible();

  const visitor = await browser.newContext({ baseURL, locale: 'de-CH', viewport: devices[1].viewport });
  const seen = await visitor.newPage();
  await seen.goto(verification);
  await expect(seen.getByRole('heading', { name: 'Gültig' })).toBeVisible();
  await expect(seen.getByText('Jonas Frei')).toBeVisible();
  await expect(seen.getByText('Schätzung im Feld')).toBeVisible();
  await expect(seen.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expectAccessible(seen, 'valid certificate');

  const admin = await somebodyElse(carla);
  const revocation = fillPath(endpoints.revokeCertificate.path, { code: code.replace('-', '') }) ?? '';
  const revoked = await admin.api.post(revocation, { reason: 'Verwechslung' });
  expect(revoked.status()).toBe(204);

  await seen.reload();
  await expect(seen.getByRole('heading', { name: 'Widerrufen' })).toBeVisible();
  await expect(seen.getByText('Verwechslung')).toHaveCount(0);
  await expectAccessible(seen, 'revoked certificate');

  await seen.goto('/pruefen');
  await seen.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await seen.keyboard.press('Enter');
  await expect(seen.getByRole('heading', { name: 'Widerrufen' })).toBeVisible();
  await seen.getByRole('button', { name: 'Français' }).click();
  await expect(seen.getByRole('heading', { name: 'Révoqué' })).toBeVisible();
  await visitor.close();
});
