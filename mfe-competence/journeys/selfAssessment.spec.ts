import { expect, kickoff, lena, test } from '@learn/journeys';

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
    const otherTab = await page.context().newPage();
    await otherTab.goto('/manifest.webmanifest');
    const unsent = () =>
      otherTab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')).length);
    await page.goto(kickoff.unit.evaluate);
    const choice = page.getByRole('group').first().getByRole('radio', { name: 'Ja, das kann ich' });
    await expect(choice).not.toBeChecked();
    const isComposed = Promise.withResolvers<void>();
    await page.route(/\/api\/course\/completion\/mark\//, async (route) => {
      await isComposed.promise;
      await route.continue();
    });
    await page.route(
      ({ pathname }) => pathname === kickoff.unit.evaluate,
      async (route) => {
        const response = await route.fetch();
        expect(await unsent()).toBe(1);
        isComposed.resolve();
        await expect.poll(unsent).toBe(0);
        await route.fulfill({ response });
      },
    );
    await choice.click();
    await page.reload();
    await expect(choice).toBeChecked();
  });
});
