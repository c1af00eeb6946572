import { devices, expect, test } from '@learn/journeys';
import type { BrowserContext, Page } from '@playwright/test';
import { Newcomer } from './Newcomer.ts';

const [, phone] = devices;

test.use({ viewport: phone.viewport, world: 'twins' });

test('a newcomer who is interrupted at every step goes on where they were, by a reload and on another device', async ({
  page,
  browser,
  baseURL,
  platform,
}) => {
  const nora = new Newcomer({ page, platform, language: 'de', courseType: 'vv-de' });
  const start = '/onboarding/vv-de?next=%2Fmessages';
  await nora.arrive('?next=%2Fmessages');
  await nora.fill('E-Mail', nora.email);
  await nora.fill('Vorname', 'Nora');
  await page.reload();
  await expect(page.getByLabel('E-Mail')).toHaveValue(nora.email);
  await expect(page.getByLabel('Vorname')).toHaveValue('Nora');
  await nora.createAccount();
  await page.reload();
  await expect(nora.heading('Schau in deine E-Mails')).toBeVisible();

  await test.step('the mailed link is opened in another browser', async () => {
    nora.page = await anotherDevice();
    await nora.confirm();
    await expect(nora.heading('Über dich')).toBeVisible();
  });

  await test.step('the profile', async () => {
    await nora.fill('Arbeitgeber', 'Seetal Versicherungen AG');
    await nora.page.reload();
    await expect(nora.page.getByLabel('Arbeitgeber')).toHaveValue('Seetal Versicherungen AG');
    await onAnotherDevice('Über dich');
    await nora.nameEmployer();
  });

  await test.step('the profile of the course', async () => {
    await nora.page.getByRole('radio').first().check();
    await nora.page.reload();
    await expect(nora.page.getByRole('radio').first()).toBeChecked();
    await onAnotherDevice('Dein Zulassungsprofil');
    await nora.chooseProfile();
  });

  await test.step('the way back shows what was entered', async () => {
    await expect(nora.heading('Deine Bestellung')).toBeVisible();
    await nora.page.getByRole('link', { name: 'Zurück' }).click();
    await expect(nora.page.getByRole('radio').first()).toBeChecked();
    await nora.page.getByRole('link', { name: 'Zurück' }).click();
    await expect(nora.page.getByLabel('Arbeitgeber')).toHaveValue('Seetal Versicherungen AG');
    await nora.page.goBack();
    await nora.page.goBack();
    await expect(nora.heading('Deine Bestellung')).toBeVisible();
  });

  await test.step('the order', async () => {
    await nora.fillOrder();
    await nora.page.reload();
    await expect(nora.page.getByLabel('Strasse')).toHaveValue('Lindenweg');
    await onAnotherDevice('Deine Bestellung');
    await nora.order();
  });

  await test.step('the confirmation, and where they wanted to go', async () => {
    await nora.page.reload();
    await expect(nora.heading('Danke, deine Bestellung ist da')).toBeVisible();
    await onAnotherDevice('Danke, deine Bestellung ist da');
    await nora.page.getByRole('link', { name: 'Weiter' }).click();
    await expect(nora.page).toHaveURL('/messages');
  });

  /** A browser that has kept nothing, in which they log in at the address that they were given. */
  async function onAnotherDevice(heading: string): Promise<void> {
    const other = await anotherDevice();
    await other.goto(start);
    await expect(other.getByRole('heading', { level: 1, name: 'Dein Konto' })).toBeVisible();
    await other.getByRole('link', { name: 'Anmelden' }).click();
    await other.getByLabel('Benutzername').fill(nora.email);
    await other.getByLabel('Passwort', { exact: true }).fill(nora.password);
    await other.getByRole('button', { name: 'Login', exact: true }).click();
    await other.getByRole('link', { name: 'Weiter' }).click();
    nora.page = other;
    await expect(nora.heading(heading)).toBeVisible();
  }

  async function anotherDevice(): Promise<Page> {
    const context: BrowserContext = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: 'de-CH',
      viewport: phone.viewport,
    });
    return context.newPage();
  }
});
