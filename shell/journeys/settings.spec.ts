import { readFile } from 'node:fs/promises';
import { axeViolations, expect, lena, logIn, markDocument, test } from '@learn/journeys';

test.use({ world: 'twins' });

test('a choice that could not be saved goes back and says so', async ({ page, loggedIn, consoleGuard }) => {
  consoleGuard.allow(/preferences/);
  await loggedIn(lena);
  await page.goto('/settings');
  await page.route('**/notifications/api/preferences/', (route) => route.abort());
  const section = page.getByRole('region', { name: 'Benachrichtigungen' });
  const byMail = section.getByRole('checkbox', { name: 'Prüfungen: Per Mail' });
  await byMail.click();
  await expect(section.getByRole('alert')).toContainText('Das konnte nicht gespeichert werden.');
  await expect(byMail).not.toBeChecked();
});

test('a renewed calendar address ends the old one', async ({ page, loggedIn, api }) => {
  await loggedIn(lena);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Kalender' });
  const address = section.getByLabel('Adresse deines Kalenders');
  await expect(address).toHaveValue(/\/calendar\/.+\.ics$/);
  const old = await address.inputValue();
  await expect(section.getByRole('link', { name: 'Abonnieren' })).toHaveAttribute('href', /^webcal:/);
  await section.getByRole('button', { name: 'Adresse erneuern' }).click();
  await section.getByRole('button', { name: 'Ja, erneuern' }).click();
  await expect(address).not.toHaveValue(old);
  expect((await api.get(new URL(old).pathname)).status()).toBe(404);
  expect((await api.get(new URL(await address.inputValue()).pathname)).status()).toBe(200);
});

test('own data come as a file, and their erasure is asked for after a question', async ({
  page,
  loggedIn,
}) => {
  await loggedIn(lena);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Deine Daten' });
  const coming = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Daten herunterladen' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^lena\.keller\.\d+-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toBeInstanceOf(Object);
  await section.getByRole('button', { name: 'Löschung verlangen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Löschung deiner Daten verlangen?' });
  await expect(dialog).toContainText('Resultate von Prüfungen und Rechnungen');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(section.getByRole('status').filter({ hasText: 'gesendet' })).toHaveCount(0);
  await section.getByRole('button', { name: 'Löschung verlangen' }).click();
  await dialog.getByRole('button', { name: 'Löschung verlangen' }).click();
  await expect(section.getByRole('status').filter({ hasText: /^Um \d\d:\d\d gesendet\./ })).toBeVisible();
});

test('another device is logged out from here', async ({ page, browser, baseURL, loggedIn, usernameOf }) => {
  await loggedIn(lena);
  const elsewhere = await browser.newContext({ baseURL, locale: 'de-CH' });
  await logIn(elsewhere, usernameOf(lena));
  const other = await elsewhere.newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.goto('/settings');
  const devices = page.getByRole('region', { name: 'Geräte' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('Dieses Gerät')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Ausloggen: / }).click();
  await expect(devices.getByRole('status')).toContainText('Das Gerät ist ausgeloggt.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/login-local\?next=%2Fsettings$/);
  await elsewhere.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
});

test('all others at once, after a question', async ({ page, browser, baseURL, loggedIn, usernameOf }) => {
  await loggedIn(lena);
  const others = await Promise.all([1, 2].map(() => browser.newContext({ baseURL, locale: 'de-CH' })));
  for (const context of others) await logIn(context, usernameOf(lena));
  await page.goto('/settings');
  const devices = page.getByRole('region', { name: 'Geräte' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: 'Alle anderen ausloggen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alle anderen Geräte ausloggen?' });
  await expect(dialog).toContainText('2 Geräte müssen sich danach neu anmelden.');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Alle anderen ausloggen' }).click();
  await expect(dialog).toBeHidden();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  for (const context of others) {
    expect((await context.request.get('/api/core/me/')).status()).toBe(401);
    await context.close();
  }
});

test('notification choices persist', { tag: '@skew' }, async ({ page, loggedIn }) => {
  await loggedIn(lena);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Benachrichtigungen' });
  const byMail = section.getByRole('checkbox', { name: 'Prüfungen: Per Mail' });
  const here = section.getByRole('checkbox', { name: 'Plattform: Hier' });
  await expect(byMail).not.toBeChecked();
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.url().includes('/preferences/') && answer.request().method() === 'PUT',
    );
  for (const choice of [byMail, here]) {
    const answer = saved();
    await choice.click();
    await answer;
  }
  await expect(section.getByRole('status')).toHaveText(/^gespeichert \d\d:\d\d$/);
  await page.reload();
  await expect(byMail).toBeChecked();
  await expect(here).not.toBeChecked();
});

test('the language changes in place', async ({ page, frame, loggedIn, api }) => {
  await loggedIn(lena);
  await page.goto('/settings');
  const expectSameDocument = await markDocument(page);
  await page.getByRole('radio', { name: 'Italiano' }).click();
  await expect(frame.heading).toHaveText('Impostazioni');
  await expect(page.getByText(/^salvato alle \d\d:\d\d$/)).toBeVisible();
  await expectSameDocument();
  expect(await (await api.get('/api/core/me/')).json()).toMatchObject({ language: 'it' });
});
