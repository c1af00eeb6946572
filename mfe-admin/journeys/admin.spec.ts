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
  await page.getByRole('link', { name: 'Amministrazione', exact: true }).click();
  await expect(frame.heading).toHaveText('Panoramica');
  await expect(page.getByRole('region', { name: 'Esportazioni' }).getByRole('link')).not.toHaveCount(0);
});

test('for everybody else the area does not exist', async ({ page, frame, loggedIn, api }) => {
  await loggedIn(lena);
  await page.goto('/vbv-admin/sessions');
  await expect(frame.heading).toHaveText('Seite nicht gefunden');
  expect((await api.get('/api/admin/sessions/')).status()).toBe(404);
});

test('the list of sessions is searched, filtered and shared by its address', async ({ page, loggedIn }) => {
  await loggedIn(carla);
  await page.goto('/vbv-admin/sessions');
  const rows = page.getByRole('table', { name: 'Sessioni' }).getByRole('link');
  await expect(rows).toHaveCount(8);
  await page.getByRole('searchbox').fill('intermediario bern');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=intermediario/);
  await page.reload();
  await expect(rows).toHaveText('Berna 2026/28');
});
