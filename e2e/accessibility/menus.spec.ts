import { course, devices, expect, expectAccessible, lena, test, untilComplete } from '@learn/journeys';

const [, phone] = devices;

test.use({ viewport: phone.viewport });

test('the menu of a phone is accessible, and any of its links closes it', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(lena);
  await page.goto(course.path);
  await untilComplete(page);
  await frame.menuButton.click();
  await expect(frame.menu.getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'menu', { sizes: [phone] });
  await frame.menu.getByRole('link', { name: 'Lernpfad', exact: true }).click();
  await expect(frame.menu).toBeHidden();
  await expect(page).toHaveURL(course.path);
  await frame.goTo('Kompetenzprofil');
  await expect(frame.heading).toHaveText('Kompetenzprofil');
});
