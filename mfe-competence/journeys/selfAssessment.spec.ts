import { expect, kickoff, lena, reloadDuringSave, test } from '@learn/journeys';

test.use({ world: 'twins' });

test('an assessment can be changed and taken back', { tag: '@skew' }, async ({ page, loggedIn }) => {
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

test.describe('where pages come from the server only', () => {
  test.use({ serviceWorkers: 'block' });

  test('a choice that is saved while the page is asked for again shows in it', async ({ page, loggedIn }) => {
    await loggedIn(lena);
    await page.goto(kickoff.unit.evaluate);
    const choice = page.getByRole('group').first().getByRole('radio', { name: 'Ja, das kann ich' });
    await expect(choice).not.toBeChecked();
    const save = /\/api\/course\/completion\/mark\//;
    await reloadDuringSave(page, { save, kept: 'outbox:', act: () => choice.click() });
    await expect(choice).toBeChecked();
  });
});
