import {
  type CirclePage,
  course,
  devices,
  expect,
  type HomePage,
  kickoff,
  type LearningPathPage,
  lena,
  restartErrors,
  test,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

test.use({ world: 'twins' });

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a participant learns a first content and finds the progress everywhere', async ({
      usernameOf,
      page,
      frame,
      loginPage,
      homePage,
      learningPathPage,
      circlePage,
      contentPage,
    }) => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/login-local(\?|$)/);
      await loginPage.logIn(usernameOf(lena));
      await expect(homePage.greeting).toContainText('Lena');
      const panel = homePage.panel(course.title);
      await homePage.chooseSession(panel, 0);
      await expect(panel.getByRole('heading', { name: `Weiter mit «${kickoff.first.title}»` })).toBeVisible();

      await panel.getByRole('link', { name: 'Zum Lernpfad' }).first().click();
      await expect(learningPathPage.heading).toBeVisible();
      await expect(learningPathPage.circle(kickoff.title)).toContainText('Noch nicht begonnen');
      await expect(learningPathPage.circle(kickoff.title)).toContainText('Du bist hier');

      await page.getByRole('link', { name: kickoff.title, exact: true }).click();
      await expect(circlePage.heading).toBeVisible();
      await expect(circlePage.content(kickoff.first.title)).toContainText('Als Nächstes');
      await expect(circlePage.sequence('Starten')).toHaveAttribute('aria-expanded', 'true');

      await page.getByRole('link', { name: kickoff.first.title, exact: true }).click();
      await expect(contentPage.heading(kickoff.first.title)).toBeVisible();
      await expect(page.getByText('Schön, dass du da bist')).toBeVisible();
      await contentPage.markAndGo.click();
      await expect(contentPage.heading(kickoff.second.title)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Erledigt gespeichert' })).toBeAttached();

      await page.getByRole('link', { name: `Circle ${kickoff.title}` }).click();
      await expectProgressInCircle(circlePage);
      await frame.goTo('Lernpfad');
      await expectProgressInPath(learningPathPage);
      await frame.goTo('Dashboard');
      await expectProgressAtHome(homePage);

      await page.reload();
      await expectProgressAtHome(homePage);
    });
  });
}

test('a mark that the server has confirmed survives a crash of the server', async ({
  page,
  platform,
  loggedIn,
  contentPage,
  circlePage,
  learningPathPage,
  homePage,
  consoleGuard,
}) => {
  await loggedIn(lena);
  await page.goto(kickoff.first.path);
  await contentPage.mark.click();
  await expect(contentPage.undo).toBeVisible();
  // the open page may ask for something meanwhile
  consoleGuard.allow(...restartErrors);
  await platform.restart('SIGKILL');
  await expectProgressEverywhere(page, { circlePage, learningPathPage, homePage });
});

test('a mark can be taken back', { tag: '@skew' }, async ({ page, loggedIn, contentPage, circlePage }) => {
  await loggedIn(lena);
  await page.goto(kickoff.first.path);
  await contentPage.mark.click();
  await contentPage.undo.click();
  await expect(contentPage.mark).toBeVisible();
  await circlePage.open();
  await expect(circlePage.content(kickoff.first.title)).toContainText('Als Nächstes');
});

test('a mark that cannot be saved says so and is saved by «Erneut versuchen»', async ({
  page,
  loggedIn,
  contentPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/completion\/mark/);
  await loggedIn(lena);
  await page.goto(kickoff.first.path);
  await page.route('**/api/course/completion/mark/', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal_error', message: '', request_id: '1' } }),
  );
  await contentPage.mark.click();
  await expect(page.getByRole('alert')).toContainText('Das konnte nicht gespeichert werden');
  await page.unroute('**/api/course/completion/mark/');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(contentPage.undo).toBeVisible();
});

async function expectProgressEverywhere(
  page: Page,
  pages: { circlePage: CirclePage; learningPathPage: LearningPathPage; homePage: HomePage },
): Promise<void> {
  await page.goto(kickoff.path);
  await expectProgressInCircle(pages.circlePage);
  await page.goto(course.path);
  await expectProgressInPath(pages.learningPathPage);
  await page.goto('/');
  await expectProgressAtHome(pages.homePage);
}

async function expectProgressInCircle(circlePage: CirclePage): Promise<void> {
  await expect(circlePage.content(kickoff.first.title)).toContainText('Erledigt');
  await expect(circlePage.content(kickoff.second.title)).toContainText('Als Nächstes');
  await expect(circlePage.page.getByText(/^1 von \d+ Inhalten erledigt$/)).toBeVisible();
}

async function expectProgressInPath(learningPathPage: LearningPathPage): Promise<void> {
  await expect(learningPathPage.circle(kickoff.title)).toContainText('In Arbeit · 0 von 3 Sequenzen');
}

async function expectProgressAtHome(homePage: HomePage): Promise<void> {
  const panel = homePage.panel(course.title);
  await expect(panel.getByRole('heading', { name: `Weiter mit «${kickoff.second.title}»` })).toBeVisible();
  await expect(panel.getByRole('link', { name: `${kickoff.title} , In Arbeit` })).toBeVisible();
}
