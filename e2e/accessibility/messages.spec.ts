import { axeViolations } from '../support/axe.ts';
import { devices } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

const readers = [
  { username: 'lena.keller', locale: 'de-CH', language: 'de' },
  { username: 'marc.favre', locale: 'fr-CH', language: 'fr' },
  { username: 'giulia.rossi', locale: 'it-CH', language: 'it' },
] as const;

const writers = [
  { username: 'thomas.meier', locale: 'de-CH', review: 'Prüfen und senden' },
  { username: 'carla.conti', locale: 'it-CH', review: 'Controlla e invia' },
] as const;

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const { username, locale, language } of readers) {
      test.describe(language, () => {
        test.use({ locale });

        test('axe finds nothing on the list and on anything in it', async ({ page, loggedIn }) => {
          await loggedIn(username);
          await page.goto('/messages');
          await untilComplete(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect(await axeViolations(page)).toEqual([]);
          const rows = await page.locator('a[id^=thread-]').evaluateAll((links) => links.map(({ id }) => id));
          for (const id of rows.slice(0, 2)) {
            await page.goto(`/messages?thread=${id.replace('thread-', '')}`);
            await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
            expect(await axeViolations(page), id).toEqual([]);
          }
          await page.goto('/messages?search=xyxyxy');
          await expect(page.getByText(/xyxyxy/)).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
        });
      });
    }

    for (const { username, locale, review } of writers) {
      test.describe(username, () => {
        test.use({ locale });

        test('axe finds nothing on the form, its errors and its question', async ({ page, loggedIn }) => {
          await loggedIn(username);
          await page.goto('/messages?write=new');
          // until the field is ready, its button takes the role as well
          const people = page.locator('input[role=combobox]');
          await people.fill('Zü');
          await people.fill('');
          await page.getByRole('option').first().click();
          await expect(page.getByRole('listbox')).toHaveCount(0);
          await page.getByRole('button', { name: review }).click();
          await expect(page.getByRole('alert')).toHaveCount(2);
          expect(await axeViolations(page)).toEqual([]);
          for (const field of await page.locator('form input[maxlength="150"], form textarea').all()) {
            await field.fill('Test');
          }
          await page.getByRole('button', { name: review }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
        });
      });
    }
  });
}
