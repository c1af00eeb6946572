import { devices, expect, expectAccessible, test, thomas } from '@learn/journeys';
import { apprentices } from './apprentices.ts';

const work = 'Auffahrunfall bei Nässe';

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport, world: 'own' });

    test('two actions lead from home to the first work that waits, and each release to the next', async ({
      page,
      homePage,
      frame,
      loggedIn,
    }) => {
      await loggedIn(thomas);
      await homePage.open();
      await homePage.panel('Überbetriebliche Kurse').getByRole('link', { name: 'Zum Cockpit' }).click();
      await page
        .getByRole('region', { name: 'Das wartet in «Fahrzeug» auf dich' })
        .getByRole('link', { name: `«${work}» bewerten` })
        .click();
      await expect(frame.heading).toHaveText(work);
      await expect(page).toHaveURL(/\?.*state=toEvaluate/);
      const queue = page.getByRole('navigation', { name: 'Arbeiten durchgehen' });
      await expect(queue.getByText(/^1\/\d+$/)).toBeVisible();
      await expectAccessible(page, 'an evaluation');

      const fields = page.getByRole('textbox', { name: /^Punkte für «/ });
      await fields.first().fill('99');
      await expect(page.getByText(/^Höchstens .* Punkte sind möglich\.$/)).toBeVisible();
      await page.getByRole('button', { name: /^(Bewertung freigeben|Freigeben)$/ }).click();
      await expect(fields.first()).toBeFocused();
      await expectAccessible(page, 'an evaluation with points that are none');
      for (const field of await fields.all()) await field.fill('3');
      await expect(page.getByText('Hier fehlen die Punkte.')).toHaveCount(0);
      await page.getByRole('button', { name: /^(Bewertung freigeben|Freigeben)$/ }).click();
      await expect(page.getByText(/^Freigegeben\./)).toBeVisible();
      const first = await queue.getByRole('paragraph').textContent();
      await page.getByRole('link', { name: /^Weiter zu / }).click();
      await expect(page.getByText(/^Freigegeben\./)).toHaveCount(0);
      await expect(queue.getByRole('paragraph')).not.toHaveText(first ?? '');

      // by keyboard there and back, in the same list
      const here = page.url();
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('j');
      await expect(page).not.toHaveURL(here);
      await queue.getByRole('link', { name: /^Vorherige Arbeit/ }).waitFor();
      await page.keyboard.press('k');
      await expect(page).toHaveURL(here);
      await page.getByRole('link', { name: 'Zur Liste' }).click();
      await expect(frame.heading).toHaveText(work);
      await expect(
        page.getByRole('region', { name: 'Teilnehmende' }).getByRole('radio', { name: /^Zu bewerten/ }),
      ).toBeChecked();
      await expect(page).toHaveURL(new RegExp(`${apprentices.cockpit}/assignment/`));
    });
  });
}

test('paper carries answers, points and written comments, and nothing to press', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(thomas);
  await page.goto(apprentices.cockpit);
  await page
    .getByRole('region', { name: 'Das wartet in «Fahrzeug» auf dich' })
    .getByRole('link', { name: `«${work}» bewerten` })
    .click();
  await expect(frame.heading).toHaveText(work);
  const comments = page.getByRole('textbox', { name: 'Kommentar' });
  await comments.first().fill('Verständlich erklärt.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(comments).toHaveCount(1);
  await expect(comments).toHaveValue('Verständlich erklärt.');
  await page.emulateMedia({ media: 'screen' });
  await page.goto(apprentices.cockpit);
  const people = page.getByRole('region', { name: 'Teilnehmende' }).getByRole('table');
  const all = Number(await people.getAttribute('aria-rowcount'));
  // further down the first ones are out of sight, and no longer on the page
  await people.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect.poll(() => people.getByRole('row').count()).toBeLessThan(all);
  await people.evaluate((table) => {
    const count = () => table.setAttribute('data-printed', String(table.querySelectorAll('tr').length));
    window.addEventListener('beforeprint', count, { once: true });
  });
  await page.pdf();
  await expect(people).toHaveAttribute('data-printed', String(all));
  await page.emulateMedia({ media: 'print' });
  // they follow each other at whatever width the paper has
  await expect(people.getByRole('row').nth(1)).toHaveCSS('position', 'static');
});
