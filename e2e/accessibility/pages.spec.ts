import {
  course,
  daniel,
  describePages,
  exam,
  expect,
  expectAccessible,
  Frame,
  giulia,
  jonas,
  kickoff,
  lena,
  marc,
  monika,
  peter,
  regula,
  sandra,
  test,
  thomas,
  untilComplete,
  urs,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

describePages([
  { name: 'home', path: '/', username: lena },
  { name: 'circle with self-assessment', path: kickoff.path, username: lena },
  {
    name: 'page of a course',
    path: course.competence,
    username: lena,
    states: {
      sessions: async (page) => {
        await new Frame(page).sessionMenu.click();
        await expect(page.getByRole('dialog', { name: 'Durchführung' })).toBeVisible();
      },
      'own menu': async (page) => {
        await closeOpen(page);
        await new Frame(page).userMenu.click();
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      },
      'latest notifications': async (page) => {
        await closeOpen(page);
        const frame = new Frame(page);
        await frame.bell.click();
        await expect(frame.notifications.getByRole('listitem').first()).toBeVisible();
      },
    },
  },
  {
    name: 'exam circle with dates',
    // the dates are asked for after the page
    firstView: 'begun',
    path: `${exam.path}?exam=dates`,
    username: jonas,
    complete: (page) => page.getByRole('radio').first(),
  },
  { name: 'home of uk', path: '/', username: marc },
  { name: 'home of ag', path: '/', username: giulia },
  { name: 'home of an expert', path: '/', username: thomas },
  { name: 'home of a learning mentor', path: '/', username: sandra },
  { name: 'home of a Praxisbildner', path: '/', username: peter },
  { name: 'home of a supervisor', path: '/', username: regula },
  { name: 'home of a training responsible', path: '/', username: daniel },
  { name: 'home of an apprenticeship trainer', path: '/', username: monika },
  { name: 'home of an exam expert', path: '/', username: urs },
]);

test('the page and the tile of a remote that is down are accessible', async ({
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
  await expectAccessible(page, 'page');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Lernpfad ist gerade nicht erreichbar' })).toBeVisible();
  await untilComplete(page);
  await expectAccessible(page, 'tile');
});

/** Closes what the state before has opened, and waits until it has faded. */
async function closeOpen(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
