import { axeViolations } from '../support/axe.ts';
import { course, lena } from '../support/demo.ts';
import { devices } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('axe finds nothing on the page and the tile of a remote that is down', async ({
      page,
      loggedIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/mfe-learning-path/);
      await loggedIn(lena);
      await page.route('**/remotes/mfe-learning-path/**', (route) => route.fulfill({ status: 503 }));
      await page.goto(course.path);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Lernpfad ist gerade nicht erreichbar' }),
      ).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Lernpfad ist gerade nicht erreichbar' })).toBeVisible();
      await untilComplete(page);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('axe finds nothing on a page without its data', async ({ page, loggedIn, consoleGuard, frame }) => {
      consoleGuard.allow(/server\/graphql|page-operations/);
      await loggedIn(lena);
      await page.goto('/');
      await untilComplete(page);
      for (const call of ['**/server/graphql/', '**/api/core/page-operations/**'])
        await page.route(call, (route) => route.fulfill({ status: 503 }));
      await page
        .getByRole('link', { name: /^Kickoff/ })
        .first()
        .click();
      await expect(frame.heading).toHaveText('Der Circle konnte nicht geladen werden.');
      expect(await axeViolations(page)).toEqual([]);
    });

    test('axe finds nothing on a login that failed', async ({ page, loginPage, consoleGuard }) => {
      consoleGuard.allow(/401.*\/api\/core\/login\//);
      await loginPage.open();
      await loginPage.submit.click();
      await expect(loginPage.alerts).toHaveCount(2);
      expect(await axeViolations(page)).toEqual([]);
      await loginPage.logIn('nobody.at.all', 'wrong');
      await expect(loginPage.alerts).toContainText('Login failed');
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
