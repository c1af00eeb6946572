import {
  course,
  daniel,
  devices,
  expect,
  expectAccessible,
  lena,
  monika,
  sandra,
  test,
  urs,
} from '@learn/journeys';
import { uk } from './course.ts';

const trainer = `/statistic/berufsbildner/${uk}`;
const missing = 'Diese Statistik gibt es nicht';

test('an apprenticeship trainer goes from home to grades, a certificate, assignments and one of them', async ({
  page,
  frame,
  homePage,
  loggedIn,
}) => {
  await loggedIn(monika);
  await homePage.open();
  const panel = homePage.panel('Überbetriebliche Kurse');
  await expectAccessible(page, 'home of an apprenticeship trainer');
  await panel.getByRole('link', { name: 'Alle Noten' }).click();
  await expect(frame.heading).toHaveText('Noten');
  await expect(page.getByRole('table', { name: 'Personen' })).toBeVisible();
  await expectAccessible(page, 'grades of apprentices');
  await page
    .getByRole('region', { name: 'Punkte je Kompetenznachweis' })
    .getByRole('link', { name: /^Kompetenznachweis 1/ })
    .click();
  await expect(frame.heading).toHaveText(/^Kompetenznachweis 1/);
  await expect(page.getByRole('row', { name: /genau \d\.\d\d/ }).first()).toBeVisible();
  await expectAccessible(page, 'a certificate of apprentices');
  await page.getByRole('link', { name: 'Aufträge' }).click();
  await expect(frame.heading).toHaveText('Aufträge');
  await expectAccessible(page, 'assignments of apprentices');
  const assignments = page.getByRole('table', { name: 'Aufträge mit Bewertung' });
  const title = await assignments.getByRole('link').first().innerText();
  await assignments.getByRole('link').first().click();
  await expect(frame.heading).toHaveText(title);
  await expect(page).toHaveURL(/\/assignment\/[\w-]+\?session=/);
  await expectAccessible(page, 'an assignment of apprentices');
});

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a filtered address opens as it is, and search keeps the focus', async ({ page, loggedIn }) => {
      await loggedIn(monika);
      await page.goto(`${trainer}/competence-grade?state=none`);
      await expect(page.getByRole('radio', { name: 'Noch keine Note' })).toBeChecked();
      await expect(page.getByRole('row', { name: /noch keine Note/ }).first()).toBeVisible();
      await expect(page.getByRole('row', { name: /\d\.\d\d/ })).toHaveCount(0);
      const search = page.getByRole('searchbox');
      const filter = page.locator('fieldset');
      await page.emulateMedia({ media: 'print' });
      await expect(filter, 'is on paper where it is set').toBeVisible();
      await expect(search).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await search.fill('zzz');
      await expect(page.getByText('Niemand gefunden')).toBeVisible();
      await expect(search).toBeFocused();
      await expect(page).toHaveURL(/state=none&search=zzz/);
      await page.reload();
      await expect(page.getByText('Niemand gefunden')).toBeVisible();
      await page.getByRole('button', { name: 'Alle anzeigen' }).click();
      await expect(page.getByRole('row', { name: /\d\.\d\d/ }).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(filter, 'is not on paper where it is not').toBeHidden();
    });
  });
}

test('an order goes into the address, those without a grade come last', async ({ page, loggedIn }) => {
  await loggedIn(monika);
  await page.goto(`${trainer}/competence-grade`);
  const table = page.getByRole('table', { name: 'Personen' });
  await table.getByRole('button', { name: /^Durchschnitt/ }).click();
  await expect(page).toHaveURL(/\?sort=average$/);
  await expect(table.getByRole('row').nth(1)).toHaveAccessibleName(/\d\.\d\d/);
  await table.getByRole('button', { name: /^Durchschnitt/ }).click();
  await expect(page).toHaveURL(/\?sort=-average$/);
  await expect(table.getByRole('row').nth(1)).toHaveAccessibleName(/\d\.\d\d/);
});

test('lists and charts of apprentices are downloaded as they are shown', async ({ page, loggedIn }) => {
  await loggedIn(monika);
  await page.goto(`${trainer}/assignment?state=open&search=b`);
  for (const [title, file] of [
    ['Personen', /^stand-der-auftrage_[\d-]+\.csv$/],
    ['Aufträge mit Bewertung', /^auftrage_[\d-]+\.csv$/],
    ['Stand der Bewertungen', /^ergebnisse_[\d-]+\.csv$/],
  ] as const) {
    const started = page.waitForEvent('download');
    await page
      .getByRole('group', { name: `«${title}» herunterladen` })
      .getByRole('button', { name: 'CSV' })
      .click();
    expect((await started).suggestedFilename()).toMatch(file);
  }
});

test('a filter of a list leaves focus and scroll position where they are', async ({ page, loggedIn }) => {
  await loggedIn(monika);
  await page.goto(`${trainer}/competence-grade`);
  const none = page.getByRole('radio', { name: 'Noch keine Note' });
  await none.focus();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?state=none$/);
  await expect(page.getByRole('row', { name: /\d\.\d\d/ })).toHaveCount(0);
  await expect(none).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a mentor sees the praxis assignments of those they accompany', async ({ page, frame, loggedIn }) => {
  await loggedIn(sandra);
  await page.goto(`/statistic/learning_mentor/${course.slug}/assignment`);
  await expect(frame.heading).toHaveText('Aufträge');
  await expect(page.getByRole('table', { name: 'Personen' })).toContainText('Lena Keller');
});

test('an exam expert sees the next date and goes to all of them', async ({
  page,
  frame,
  homePage,
  loggedIn,
}) => {
  await loggedIn(urs);
  await homePage.open();
  const panel = homePage.panel(course.title);
  await expect(panel.getByRole('heading', { name: 'Dein nächster Prüfungstermin' })).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Weitere Prüfungstermine' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Zur Prüfungsplattform' })).toHaveCount(1);
  await expectAccessible(page, 'home of an exam expert');
  await panel.getByRole('link', { name: 'Alle Prüfungstermine' }).click();
  await expect(page).toHaveURL('/dashboard/due-dates?kind=exam');
  await expect(frame.heading).toHaveText('Termine');
});

test('another role, another person, another course: there is nothing', async ({
  page,
  frame,
  loggedIn,
  somebodyElse,
}) => {
  await loggedIn(monika);
  for (const address of [
    `/statistic/expert/${uk}/assignment`,
    `/statistic/learning_mentor/${uk}/competence-grade`,
    `/statistic/berufsbildner/${course.slug}/assignment`,
    `${trainer}/assignment/nothing`,
  ]) {
    await page.goto(address);
    await expect(frame.heading, address).toHaveText(missing);
  }
  for (const username of [lena, daniel, urs]) {
    const { page: other } = await somebodyElse(username);
    await other.goto(`${trainer}/competence-grade`);
    await expect(other.getByRole('heading', { level: 1 }), username).toHaveText(missing);
  }
});
