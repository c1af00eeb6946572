import { course, expect, lena, test } from '@learn/journeys';

test.describe('drawn by the browser', () => {
  test.use({ world: 'own', firstViews: false });

  test('a remote that is slow holds up nothing but its own place', async ({
    page,
    loggedIn,
    homePage,
    frame,
  }) => {
    const files = Promise.withResolvers<void>();
    await loggedIn(lena);
    await page.route('**/remotes/mfe-competence/**', async (route) => {
      await files.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const panel = homePage.panel(course.title);
    await expect(panel.getByRole('heading', { name: /^Weiter mit / })).toBeVisible();
    await expect(panel).not.toContainText('Kriterien eingeschätzt');
    await panel.getByRole('link', { name: 'Zum Lernpfad' }).first().click();
    await expect(frame.heading).toHaveText('Lernpfad');
    await frame.goTo('Dashboard');
    files.resolve();
    await expect(panel).toContainText('Kriterien eingeschätzt');
  });
});

test('a person who does not wait for a slow page gets the last chosen one', async ({
  page,
  loggedIn,
  frame,
}) => {
  const files = Promise.withResolvers<void>();
  await loggedIn(lena);
  await page.route('**/remotes/mfe-competence/**', async (route) => {
    await files.promise;
    await route.continue();
  });
  await page.goto(course.path, { waitUntil: 'commit' });
  await expect(frame.heading).toHaveText('Lernpfad');
  await frame.goTo('Kompetenzprofil');
  await frame.goTo('Dashboard');
  await expect(page).toHaveURL('/');
  await expect(frame.heading).toHaveText(/^Guten /);
  files.resolve();
  await expect(page.getByText('Kriterien eingeschätzt')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Einschätzungen anzeigen' }).click();
  await expect(frame.heading).toHaveText('Kompetenzprofil');
});
