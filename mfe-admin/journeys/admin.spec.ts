import { carla, expect, lena, test } from '@learn/journeys';

test('the menu of an admin leads to the area with the links of the association', async ({
  page,
  homePage,
  frame,
  loggedIn,
}) => {
  await loggedIn(carla);
  await homePage.open();
  await frame.userMenu.click();
  await page.getByRole('link', { name: 'Amministrazione' }).click();
  await expect(frame.heading).toHaveText('Panoramica');
  await expect(page.getByRole('region', { name: 'Esportazioni' }).getByRole('link')).not.toHaveCount(0);
});

test('for everybody else the area does not exist', async ({ page, frame, loggedIn }) => {
  await loggedIn(lena);
  await page.goto('/vbv-admin');
  await expect(frame.heading).toHaveText('Seite nicht gefunden');
});
