import { axeViolations } from '../support/axe.ts';
import { course, lena } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

test('axe finds nothing while a menu of the header is open', async ({ page, frame, loggedIn }) => {
  await loggedIn(lena);
  await page.goto(course.path);
  await untilComplete(page);
  await page.getByRole('button', { name: 'Menü von Lena Keller' }).click();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await frame.sessionMenu.click();
  await expect(page.getByRole('dialog', { name: 'Durchführung' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe finds nothing while the menu is open, and any of its links closes it', async ({
    page,
    frame,
    loggedIn,
  }) => {
    await loggedIn(lena);
    await page.goto(course.path);
    await untilComplete(page);
    await frame.menuButton.click();
    await expect(frame.menu).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await frame.menu.getByRole('link', { name: 'Lernpfad', exact: true }).click();
    await expect(frame.menu).toBeHidden();
    await expect(page).toHaveURL(course.path);
    await frame.goTo('Kompetenzprofil');
    await expect(frame.heading).toHaveText('Kompetenzprofil');
  });
});
