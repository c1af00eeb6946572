import { axeViolations } from '../support/axe.ts';
import { course, giulia, lena, marc } from '../support/demo.ts';
import { devices } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

/** Participants whose profiles are in the three languages, and their courses. */
const people = [
  { username: lena, language: 'de', path: course.path },
  { username: marc, language: 'fr', path: '/course/ueberbetriebliche-kurse/learn' },
  { username: giulia, language: 'it', path: '/course/automobilgewerbe/learn' },
] as const;

for (const { name: device, viewport } of devices) {
  for (const { username, language, path } of people) {
    test.describe(`${device}, ${language}`, () => {
      test.use({ viewport, locale: `${language}-CH` });

      test('axe finds nothing while something of the header is open', async ({ page, frame, loggedIn }) => {
        await loggedIn(username);
        await page.goto(path);
        await untilComplete(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);

        await frame.userMenu.click();
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
        expect(await axeViolations(page), 'own menu').toEqual([]);
        await page.keyboard.press('Escape');
        await frame.bell.click();
        await expect(frame.notifications.getByRole('listitem').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await axeViolations(page), 'notifications').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(frame.notifications).toBeHidden();
        if (device === 'phone') {
          await frame.menuButton.click();
          await expect(frame.menu.getByRole('link').first()).toBeVisible();
          expect(await axeViolations(page), 'menu').toEqual([]);
        }
      });
    });
  }
}

test('axe finds nothing while the sessions of a course are open', async ({ page, frame, loggedIn }) => {
  await loggedIn(lena);
  await page.goto(course.path);
  await untilComplete(page);
  await frame.sessionMenu.click();
  await expect(page.getByRole('dialog', { name: 'Durchführung' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('any link of the open menu closes it', async ({ page, frame, loggedIn }) => {
    await loggedIn(lena);
    await page.goto(course.path);
    await untilComplete(page);
    await frame.menuButton.click();
    await frame.menu.getByRole('link', { name: 'Lernpfad', exact: true }).click();
    await expect(frame.menu).toBeHidden();
    await expect(page).toHaveURL(course.path);
    await frame.goTo('Kompetenzprofil');
    await expect(frame.heading).toHaveText('Kompetenzprofil');
  });
});
