import { course, expect, kickoff, lena, markDocument, test } from '@learn/journeys';
import type { Page } from '@playwright/test';
import { removeFiles } from '../support/releaseFiles.ts';

/** Lets the files of a remote answer 503. @returns what brings them back */
async function failing(page: Page, remote: string): Promise<() => Promise<void>> {
  const files = `**/remotes/${remote}/**`;
  await page.route(files, (route) => route.fulfill({ status: 503 }));
  return () => page.unroute(files);
}

test.describe('a remote whose files are gone from the store', () => {
  test.use({ world: 'own' });

  test('its page says so, the rest works, and it is back without a reload', async ({
    page,
    platform,
    loggedIn,
    frame,
    consoleGuard,
    learningPathPage,
  }) => {
    consoleGuard.allow(/mfe-learning-path/);
    await loggedIn(lena);
    // the server knows the release before its files go
    await page.request.get('/');
    const end = await removeFiles(platform.releasesDir, 'mfe-learning-path');
    await page.goto(course.path);
    const failure = page.getByRole('heading', { level: 1, name: 'Lernpfad ist gerade nicht erreichbar' });
    await expect(failure).toBeVisible();
    await expect(page.getByText('Kennung für den Support:')).toContainText(/mfe-learning-path@\w+/);
    const expectSameDocument = await markDocument(page);

    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
    await expect(failure).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Kompetenzprofil' }).click();
    await expect(frame.heading).toHaveText('Kompetenzprofil');
    await expect(page.getByRole('heading', { name: 'Handlungskompetenzen' })).toBeVisible();
    await frame.goTo('Lernpfad');
    await expect(failure).toBeVisible();
    await expect(frame.heading).toBeFocused();

    await end();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(learningPathPage.heading).toBeVisible();
    await expect(learningPathPage.circle(kickoff.title)).toBeVisible();
    await expect(page).toHaveURL(course.path);
    await expectSameDocument();
  });
});

test.describe('a remote whose files answer 503', () => {
  test('its tile says so, the other tiles work, and it is back without a reload', async ({
    page,
    loggedIn,
    homePage,
    consoleGuard,
  }) => {
    consoleGuard.allow(/mfe-competence/);
    await loggedIn(lena);
    const end = await failing(page, 'mfe-competence');
    await homePage.open();
    const panel = homePage.panel(course.title);
    const failure = panel.getByRole('heading', { name: 'Kompetenzprofil ist gerade nicht erreichbar' });
    // its profile and its certificates
    await expect(failure).toHaveCount(2);
    await expect(panel.getByRole('heading', { name: /^Weiter mit / })).toBeVisible();
    const expectSameDocument = await markDocument(page);

    await end();
    await panel.getByRole('button', { name: 'Erneut versuchen' }).first().click();
    await expect(panel).toContainText('Kriterien eingeschätzt');
    await expect(failure).toHaveCount(0);
    await expectSameDocument();
  });

  test('its row in a circle says so, the contents work, and it is back without a reload', async ({
    page,
    loggedIn,
    circlePage,
    consoleGuard,
  }) => {
    consoleGuard.allow(/mfe-competence/);
    await loggedIn(lena);
    const end = await failing(page, 'mfe-competence');
    await circlePage.open();
    const unit = circlePage.unit(kickoff.unit.title);
    await expect(unit).toContainText('Kompetenzprofil ist zurzeit nicht erreichbar.');
    await expect(circlePage.content(kickoff.first.title)).toBeVisible();
    const expectSameDocument = await markDocument(page);

    await end();
    await unit.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(unit.getByRole('link', { name: 'Selbsteinschätzung' })).toBeVisible();
    await expectSameDocument();
  });
});

test.describe('every remote is down', () => {
  test.use({ world: 'twins' });

  test('frame, home and login still work', async ({
    page,
    loggedIn,
    homePage,
    frame,
    loginPage,
    consoleGuard,
  }) => {
    // what the last change of the language still asks may be answered after the logout
    consoleGuard.allow(/mfe-/, /401/);
    await loggedIn(lena);
    await page.route('**/remotes/mfe-*/**', (route) => route.abort());
    await homePage.open();
    await expect(homePage.greeting).toBeVisible();
    await expect(homePage.panel(course.title).getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(
      3,
    );
    await frame.chooseLanguage('Français');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await frame.chooseLanguage('Deutsch');
    await page.getByRole('button', { name: 'Menü von Lena Keller' }).click();
    await page.getByRole('button', { name: 'Ausloggen' }).click();
    await expect(loginPage.submit).toBeVisible();
  });
});
