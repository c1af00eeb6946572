import { expect, kickoff, lena, test } from '@learn/journeys';

test.use({ world: 'twins' });

test('an assessment can be changed and taken back', async ({ page, loggedIn }) => {
  await loggedIn(lena);
  await page.goto(kickoff.unit.evaluate);
  const first = page.getByRole('group').first();
  await first.getByRole('radio', { name: 'Das muss ich nochmals anschauen' }).click();
  await expect(first.getByText(/^gespeichert /)).toBeVisible();
  await page.reload();
  await expect(first.getByRole('radio', { name: 'Das muss ich nochmals anschauen' })).toBeChecked();
  await first.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(first.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await expect(first.getByRole('radio')).toHaveCount(2);
  await expect(first.getByRole('radio', { checked: true })).toHaveCount(0);
});
