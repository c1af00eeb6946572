import { course, expect, lena, test } from '@learn/journeys';

test('from a certificate to an assignment in the session in which it was done, and back', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(lena);
  await page.goto(`${course.competence}/certificates/sachversicherung`);
  const row = page.getByRole('row').filter({ hasText: 'Abzug 2 Punkte' });
  const official = await row.getByRole('cell').last().innerText();
  const assignment = row.getByRole('link');
  const title = (await assignment.textContent()) ?? '';
  await assignment.click();
  await expect(frame.heading).toHaveText(title);
  await expect(page).toHaveURL(/\/learn\/haushalt\/[^/?]+$/);
  await expect(page.getByRole('img', { name: `Note ${official}` })).toBeVisible();
  await page.getByRole('link', { name: 'Zum Kompetenznachweis' }).click();
  await expect(frame.heading).toHaveText('Kompetenznachweis Sachversicherung');
});
