import {
  course,
  devices,
  expect,
  lena,
  marc,
  PersonsPage,
  regula,
  sandra,
  sidewaysOverflow,
  test,
  thomas,
  worldOf,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

const name = 'Lena Keller';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name });
const pathOf = (user: string) => `/course/${course.slug}/profile/${user}/learning-path`;

for (const { name: device, viewport } of devices) {
  test.describe(device, () => {
    test.use({ viewport });

    test('a mentor opens a mentee’s path from the list of persons, looks at both sessions and closes it', async ({
      page,
      frame,
      learningPathPage,
      loggedIn,
    }) => {
      await loggedIn(sandra);
      const persons = new PersonsPage(page);
      await persons.open();
      await persons.row(name).getByRole('link', { name }).click();
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveURL(/\/profile\/[^/]+\/learning-path$/);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(frame.footer).toHaveCount(0);
      await expect(learningPathPage.circle('Kickoff')).toContainText('Lena ist hier');
      await page.getByRole('radio', { name: /^Bern/ }).check();
      await expect(learningPathPage.circle('Kickoff')).toContainText('Abgeschlossen');
      await expect(learningPathPage.circle('Rechtsstreitigkeiten')).toContainText('Lena ist hier');
      await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(0);
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.reload();
      await expect(learningPathPage.circle('Rechtsstreitigkeiten')).toContainText('Lena ist hier');
      await page.getByRole('button', { name: 'Schliessen' }).click();
      await expect(page).toHaveURL('/dashboard/persons');
      await expect(persons.row(name)).toBeVisible();
    });
  });
}

test('an expert sees the own circles, and is told of the others that they are not to be seen', async ({
  page,
  learningPathPage,
  loggedIn,
}) => {
  await loggedIn(thomas);
  const persons = new PersonsPage(page);
  await persons.open('?search=keller');
  await persons.row(name).getByRole('link', { name }).click();
  await expect(heading(page)).toBeVisible();
  await expect(learningPathPage.circle('Kickoff')).toContainText('Noch nicht begonnen');
  await expect(learningPathPage.circle('Haushalt')).toContainText('Kein Einblick');
  await expect(page.getByText('Du siehst den Fortschritt in den Circles, die du betreust.')).toBeVisible();
});

test('opened by its address it closes to the list of persons', async ({
  page,
  browser,
  baseURL,
  loggedIn,
}) => {
  const world = await worldOf(browser, baseURL ?? '');
  await loggedIn(regula);
  await page.goto(pathOf(world[lena].user));
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Schliessen' }).click();
  await expect(page).toHaveURL('/dashboard/persons');
});

test('a person does not exist for who may not see the work', async ({
  page,
  browser,
  baseURL,
  consoleGuard,
  loggedIn,
}) => {
  consoleGuard.allow(/404/);
  const world = await worldOf(browser, baseURL ?? '');
  await loggedIn(lena);
  for (const user of [world[marc].user, 'nobody']) {
    await page.goto(pathOf(user));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Person gibt es nicht.');
  }
  await page.goto(pathOf(world[lena].user));
  await expect(page.getByRole('heading', { level: 1, name: 'Lernpfad' })).toBeVisible();
});
