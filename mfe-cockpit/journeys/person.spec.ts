import { devices, expect, expectAccessible, regula, test, thomas } from '@learn/journeys';
import { apprentices } from './apprentices.ts';

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('from the participants of a circle to one of them, to the next, and to another circle', async ({
      page,
      frame,
      loggedIn,
    }) => {
      await loggedIn(thomas);
      await page.goto(`${apprentices.cockpit}?circle=fahrzeug`);
      const link = page
        .getByRole('table', { name: 'Teilnehmende' })
        .getByRole('row')
        .filter({ has: page.getByRole('link') })
        .first()
        .getByRole('link');
      const person = (await link.textContent()) ?? '';
      await link.click();
      await expect(frame.heading).toHaveText(person);
      await expect(page).toHaveURL(/\/cockpit\/profile\/[^/]+\/fahrzeug$/);
      for (const part of ['Fortschritt', 'Aufträge', 'Anwesenheit', 'Selbsteinschätzung'])
        await expect(page.getByRole('region', { name: part })).toBeVisible();
      await expectAccessible(page, 'a participant in a circle');

      await page.getByRole('link', { name: 'Nächste Person' }).click();
      await expect(frame.heading).not.toHaveText(person);
      await page.getByRole('link', { name: 'Vorherige Person' }).click();
      await expect(frame.heading).toHaveText(person);

      await page
        .getByRole('group', { name: 'Circle wählen' })
        .getByRole('radio', { name: /^Basis/ })
        .check();
      await expect(page).toHaveURL(/\/basis$/);
      await expect(frame.heading).toHaveText(person);
      await page.getByRole('main').getByRole('link', { name: 'Cockpit' }).click();
      await expect(page).toHaveURL(`${apprentices.cockpit}?circle=basis`);
    });
  });
}

test('a supervisor looks at a participant, and a person who is not in the circle does not exist', async ({
  page,
  frame,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await loggedIn(regula);
  await page.goto(`${apprentices.cockpit}?circle=fahrzeug`);
  await page.getByRole('table', { name: 'Teilnehmende' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Aufträge' })).toBeVisible();
  await page.goto(`${apprentices.cockpit}/profile/c0000000-0000-4000-8000-000000000001/fahrzeug`);
  await expect(page.getByText('Diese Person gibt es in diesem Circle nicht')).toBeVisible();
  await expect(frame.footer).toBeVisible();
});
