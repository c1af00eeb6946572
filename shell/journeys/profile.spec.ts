import {
  axeViolations,
  devices,
  expect,
  jonas,
  lena,
  markDocument,
  offlineErrors,
  ProfilePage,
  picture,
  setOffline,
  test,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

test.use({ world: 'twins' });

/** The debugger shows no bodies with files, so the page itself keeps what its forms send. */
async function rememberForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData)
        document.documentElement.dataset.sentForm = JSON.stringify(Object.fromEntries(body));
      send.call(this, body);
    };
  });
}

async function sentSquare(page: Page): Promise<{ x: number; y: number; size: number }> {
  const form = JSON.parse((await page.locator('html').getAttribute('data-sent-form')) ?? '{}');
  return { x: Number(form.x), y: Number(form.y), size: Number(form.size) };
}

test('every field saves itself, says so, and is there after a reload', async ({ page, loggedIn, api }) => {
  await loggedIn(lena);
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.field('Ort').fill('Luzern');
  // nobody leaves the field: after a moment of silence it saves itself
  await expect(profile.saved(profile.address)).toHaveCount(1);
  await profile.field('PLZ').fill('6003');
  await page.keyboard.press('Tab');
  await expect(profile.saved(profile.address)).toHaveCount(2);
  const country = profile.address.getByRole('combobox', { name: 'Land' });
  await country.fill('liech');
  await page.keyboard.press('Enter');
  await expect(profile.saved(profile.address)).toHaveCount(3);
  const phone = profile.identity.getByRole('textbox', { name: 'Telefon' });
  await phone.fill('079 123 45 67');
  await page.keyboard.press('Tab');
  await expect(phone).toHaveValue('+41 79 123 45 67');
  await page.reload();
  await expect(profile.field('Ort')).toHaveValue('Luzern');
  await expect(country).toHaveValue('Liechtenstein');
  await expect(phone).toHaveValue('+41 79 123 45 67');
  expect(await (await api.get('/api/core/me/')).json()).toMatchObject({
    city: 'Luzern',
    postal_code: '6003',
    country: 'LI',
    phone_number: '+41791234567',
  });
});

test('what is wrong says why at its field, and keeps nothing else waiting', async ({
  page,
  loggedIn,
  api,
  consoleGuard,
}) => {
  consoleGuard.allow(/400.*\/api\/core\/me\//);
  await loggedIn(jonas);
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.field('PLZ').fill('99');
  await profile.field('Ort').fill('Genf');
  await page.keyboard.press('Tab');
  await expect(profile.address.getByRole('alert')).toHaveText('Schweizer Postleitzahlen haben vier Ziffern.');
  await expect(profile.field('PLZ')).toHaveAttribute('aria-invalid', 'true');
  await expect(profile.saved(profile.address)).toHaveCount(1);
  // digits enough for any form; only the server knows the numbers of a country
  await profile.identity.getByRole('textbox', { name: 'Telefon' }).fill('012 345 67 89');
  await page.keyboard.press('Tab');
  await expect(profile.identity.getByRole('alert')).toContainText('keine gültige Telefonnummer');
  await profile.field('PLZ').fill('1204');
  await page.keyboard.press('Tab');
  await expect(profile.address.getByRole('alert')).toHaveCount(0);
  await expect(profile.saved(profile.address)).toHaveCount(2);
  expect(await (await api.get('/api/core/me/')).json()).toMatchObject({ city: 'Genf', postal_code: '1204' });
});

test('an ended session keeps what was typed', async ({
  page,
  context,
  loggedIn,
  loginPage,
  consoleGuard,
  usernameOf,
}) => {
  consoleGuard.allow(/401/);
  await loggedIn(lena);
  const profile = new ProfilePage(page);
  await profile.open();
  await context.clearCookies({ name: /session/i });
  await profile.field('Ort').fill('Chur');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('link', { name: 'Neu anmelden' }).click();
  await loginPage.logIn(usernameOf(lena));
  await expect(profile.field('Ort')).toHaveValue('Chur');
  await expect(profile.saved(profile.address)).toHaveCount(1);
  await page.reload();
  await expect(profile.field('Ort')).toHaveValue('Chur');
});

test('without a network nothing is lost, and it is saved when the network is back', async ({
  page,
  context,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(...offlineErrors);
  await loggedIn(lena);
  const profile = new ProfilePage(page);
  await profile.open();
  await setOffline(context, true);
  await profile.field('Ort').fill('Olten');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Noch nicht alles ist gespeichert')).toBeVisible();
  await setOffline(context, false);
  await expect(profile.saved(profile.address)).toHaveCount(1);
  await expect(page.getByText('Noch nicht alles ist gespeichert')).toHaveCount(0);
});

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a photo is cut by the keyboard alone, and taken away again', async ({ page, loggedIn, api }) => {
      await rememberForms(page);
      await loggedIn(lena);
      const profile = new ProfilePage(page);
      await profile.open();
      await profile.choosePhoto(await picture(page, { width: 400, height: 300 }));
      const dialog = profile.cropDialog;
      const area = dialog.getByLabel('Ausschnitt, mit den Pfeiltasten verschieben');
      await expect(area).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const slider = dialog.getByRole('slider', { name: 'Grösse des Ausschnitts' });
      await slider.focus();
      await page.keyboard.press('Home');
      await area.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await dialog.getByRole('button', { name: 'Foto speichern' }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Dein neues Foto ist gespeichert.')).toBeVisible();
      const { x, y, size } = await sentSquare(page);
      expect(size).toBe(45);
      expect(x).toBeGreaterThan(177);
      expect(y).toBeGreaterThan(127);
      const { avatar_url: address } = (await (await api.get('/api/core/me/')).json()) as {
        avatar_url: string;
      };
      await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', address);
      await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Foto entfernen' }).click();
      await expect(page.getByText('Dein Foto ist entfernt.')).toBeVisible();
      await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
    });
  });
}

test('a file that is no picture says so and leaves the photo as it is', async ({ page, loggedIn }) => {
  await loggedIn(lena);
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.choosePhoto({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(profile.identity.getByRole('alert')).toContainText('kein lesbares png oder jpg');
  await profile.choosePhoto({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(profile.identity.getByRole('alert')).toContainText('kein lesbares png oder jpg');
  await expect(profile.cropDialog).toBeHidden();
});

test('another organisation is saved together with its name', async ({ page, loggedIn, api }) => {
  await loggedIn(lena);
  const profile = new ProfilePage(page);
  await profile.open();
  const section = page.getByRole('region', { name: 'Organisation', exact: true });
  const employer = section.getByRole('combobox', { name: 'Arbeitgeber', exact: true });
  await employer.fill('andere');
  // the list names the entry that Enter chooses
  await expect(employer).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ändern', exact: true }).click();
  await expect(section.getByRole('status').filter({ hasText: 'noch nicht gespeichert' })).not.toHaveCount(0);
  await section.getByLabel('Name der Organisation').fill('Muster Treuhand');
  await page.keyboard.press('Tab');
  await expect(profile.saved(section)).toHaveCount(2);
  expect(await (await api.get('/api/core/me/')).json()).toMatchObject({
    organisation: '-1',
    organisation_detail_name: 'Muster Treuhand',
  });
});

test('another language changes the page in place and keeps what is being typed', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(lena);
  const profile = new ProfilePage(page);
  await profile.open();
  const expectSameDocument = await markDocument(page);
  await profile.field('PLZ').fill('77');
  await frame.chooseLanguage('Français');
  await expect(frame.heading).toHaveText('Mon profil');
  await expect(page.getByRole('alert')).toHaveText('Un numéro postal suisse a quatre chiffres.');
  await expect(page.getByLabel('NPA').first()).toHaveValue('77');
  await expectSameDocument();
});

test('the course profile of an enrolment is chosen and stays', async ({ page, loggedIn }) => {
  await loggedIn(lena);
  await new ProfilePage(page).open();
  const section = page.getByRole('region', { name: 'Zulassungsprofil' });
  const select = section.getByRole('combobox', { name: 'Profil' }).first();
  await select.selectOption({ label: 'Leben' });
  await expect(section.getByRole('status').filter({ hasText: /^gespeichert/ })).toHaveCount(1);
  await page.reload();
  await expect(select.locator('option:checked')).toHaveText('Leben');
});
