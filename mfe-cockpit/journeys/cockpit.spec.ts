import { devices, expect, expectAccessible, test, thomas } from '@learn/journeys';
import { apprentices } from './apprentices.ts';

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('from home to what waits in a circle, and to the work that is to be evaluated', async ({
      page,
      homePage,
      frame,
      loggedIn,
    }) => {
      await loggedIn(thomas);
      await homePage.open();
      await homePage.panel('Überbetriebliche Kurse').getByRole('link', { name: 'Zum Cockpit' }).click();
      await expect(frame.heading).toHaveText('Cockpit');
      const waiting = page.getByRole('region', { name: 'Das wartet in «Fahrzeug» auf dich' });
      await expect(waiting.getByRole('link', { name: 'Anwesenheit erfassen' })).toBeVisible();
      await waiting.getByRole('link', { name: '«Auffahrunfall bei Nässe» bewerten' }).click();
      await page.getByRole('link', { name: 'Zur Liste' }).click();

      await expect(frame.heading).toHaveText('Auffahrunfall bei Nässe');
      const people = page.getByRole('region', { name: 'Teilnehmende' });
      await expect(people.getByRole('radio', { name: /^Zu bewerten/ })).toBeChecked();
      await expect(people.getByRole('table').getByText('Zu bewerten').first()).toBeVisible();
      await expect(people.getByRole('table').getByText('Nicht begonnen')).toHaveCount(0);
      await page.reload();
      await expect(people.getByRole('radio', { name: /^Zu bewerten/ })).toBeChecked();
      await expectAccessible(page, 'an assignment with its participants');

      await page.getByRole('main').getByRole('link', { name: 'Cockpit' }).click();
      await expect(waiting).toBeVisible();
      await page
        .getByRole('group', { name: 'Circle wählen' })
        .getByRole('radio', { name: /^Basis/ })
        .check();
      await expect(page.getByRole('region', { name: 'Das wartet in «Basis» auf dich' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${apprentices.cockpit}\\?.*circle=basis`));

      await page.getByRole('link', { name: /im Feedback$/ }).click();
      await expect(frame.heading).toHaveText('Feedback zu «Basis»');
      await expectAccessible(page, 'feedback of a circle');
    });
  });
}
