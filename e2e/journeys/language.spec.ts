import { course, expect, lena, markDocument, test } from '@learn/journeys';

test.describe('of a person', () => {
  test.use({ world: 'twins' });

  test('changes the page in place, stays after a reload, is the person’s own from then on, and leads back to German', async ({
    page,
    frame,
    loggedIn,
    learningPathPage,
    api,
  }) => {
    await loggedIn(lena);
    await learningPathPage.open();
    await expect(learningPathPage.heading).toBeVisible();
    const expectSameDocument = await markDocument(page);
    await frame.chooseLanguage('Français');
    await expect(frame.heading).toHaveText('Parcours');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { name: 'Assurance de choses' })).toBeVisible();
    await expect(page).toHaveURL(course.path);
    await expectSameDocument();
    expect(await (await api.get('/api/core/me/')).json()).toMatchObject({ language: 'fr' });
    await page.reload();
    await expect(frame.heading).toHaveText('Parcours');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { name: 'Assurance de choses' })).toBeVisible();

    await frame.chooseLanguage('Italiano');
    await expect(page.getByRole('heading', { name: 'Assicurazione di cose' })).toBeVisible();
    await frame.chooseLanguage('Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(learningPathPage.heading).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sachversicherung' })).toBeVisible();
  });
});

for (const { locale, language, title } of [
  { locale: 'de-CH', language: 'de', title: 'Lernkreis' },
  { locale: 'fr-CH', language: 'fr', title: 'Orbis' },
  { locale: 'it-CH', language: 'it', title: 'Orbis' },
  { locale: 'en-GB', language: 'de', title: 'Lernkreis' },
]) {
  test.describe(`of a visitor whose browser speaks ${locale}`, () => {
    test.use({ locale });

    test(`is ${language}`, async ({ page }) => {
      await page.goto('/login-local');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('a visitor chooses the language of the login page', async ({ page, frame }) => {
  await page.goto('/login-local');
  await frame.chooseLanguage('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
});
