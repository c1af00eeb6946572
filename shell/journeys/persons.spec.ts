import { readFile } from 'node:fs/promises';
import type { DashboardPerson } from '@learn/contracts';
import {
  type Api,
  carla,
  daniel,
  expect,
  lena,
  monika,
  noah,
  PersonsPage,
  regula,
  sandra,
  test,
  thomas,
} from '@learn/journeys';
import type { Locator } from '@playwright/test';

const looksAfter = [thomas, regula, daniel, monika];

for (const username of [lena, sandra, ...looksAfter]) {
  test(`${username} sees the own persons, and exports them if allowed`, async ({ page, api, loggedIn }) => {
    await loggedIn(username);
    const persons = new PersonsPage(page);
    await persons.open();
    const { total } = await personsOf(api);
    expect(total).toBeGreaterThan(0);
    await expect.poll(() => persons.count()).toBe(total);
    await expect(persons.table).toHaveAttribute('aria-rowcount', String(total + 1));
    await expect(persons.exportButton).toHaveCount(looksAfter.includes(username) ? 1 : 0);
    await expect(persons.views).toHaveCount(username === lena ? 0 : 1);
    if (total < 8) return;
    const eighth = await persons.table.getByRole('row').nth(8).boundingBox();
    expect(eighth && eighth.y + eighth.height, 'eight people stand on the first screen').toBeLessThan(900);
  });
}

test('a fellow participant is shown by name only, an expert with the address', async ({
  page,
  api,
  loggedIn,
}) => {
  await loggedIn(lena);
  const { rows } = await personsOf(api);
  const [fellow, expert] = [
    rows.find(({ email }) => email === null),
    rows.find(({ email }) => email !== null),
  ];
  if (!fellow || !expert) throw new Error('The demo participant meets no fellow or nobody else');
  const persons = new PersonsPage(page);
  await persons.open(`?search=${encodeURIComponent(nameOf(fellow))}`);
  const row = persons.row(nameOf(fellow));
  await expect(row).toBeVisible();
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(row.getByRole('img')).toHaveCount(0);
  await persons.search.fill(nameOf(expert));
  await expect(persons.row(nameOf(expert)).getByRole('link', { name: expert.email ?? '' })).toBeVisible();
});

test('who has no course is told what would be here', async ({ page, loggedIn }) => {
  await loggedIn(noah);
  await page.goto('/dashboard/persons');
  await expect(page.getByText('Hier siehst du die Personen deiner Kurse')).toBeVisible();
});

test('filters live in the address: they survive a reload and go back one by one', async ({
  page,
  loggedIn,
}) => {
  await loggedIn(regula);
  const persons = new PersonsPage(page);
  await persons.open();
  const everybody = await persons.count();
  await persons.filter('Region').selectOption({ index: 1 });
  await expect.poll(() => persons.count()).toBeLessThan(everybody);
  const inRegion = await persons.count();
  await persons.filter('Rolle').selectOption('Experten und Trainer');
  await expect.poll(() => persons.count()).toBeLessThan(inRegion);
  const experts = await persons.count();
  await page.reload();
  await expect.poll(() => persons.count()).toBe(experts);
  await expect(persons.filter('Rolle')).toHaveValue('EXPERT');
  await page.goBack();
  await expect.poll(() => persons.count()).toBe(inRegion);
  await page.getByRole('button', { name: 'Filter Region entfernen' }).click();
  await expect.poll(() => persons.count()).toBe(everybody);
  await expect(page).toHaveURL('/dashboard/persons');
});

test('the address of a course shows its persons', async ({ page, api, loggedIn }) => {
  await loggedIn(thomas);
  const { rows, total } = await personsOf(api);
  const course = rows[0]?.course_sessions[0];
  if (!course) throw new Error('The demo expert has no persons');
  const persons = new PersonsPage(page);
  await persons.open(`?course=${course.course_id}`);
  await expect(persons.filter('Kurs')).toHaveValue(course.course_id);
  await expect.poll(() => persons.count()).toBe((await personsOf(api, `&course=${course.course_id}`)).total);
  expect(await persons.count()).toBeLessThan(total);
});

test('a search finds by the beginning of a name, and says when it finds nobody', async ({
  page,
  loggedIn,
}) => {
  await loggedIn(regula);
  const persons = new PersonsPage(page);
  await persons.open();
  const everybody = await persons.count();
  await persons.search.fill('kell');
  await expect.poll(() => persons.count()).toBeLessThan(everybody);
  await expect(persons.row('Lena Keller')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/persons?search=kell');
  await persons.search.fill('xyzxyz');
  await expect(page.getByText('Niemand passt zu dieser Auswahl')).toBeVisible();
  await page.getByRole('button', { name: 'Alle Filter zurücksetzen' }).click();
  await expect.poll(() => persons.count()).toBe(everybody);
  await expect(persons.search).toHaveValue('');
});

test('the exported file has as many rows as the screen', async ({ page, loggedIn }) => {
  await loggedIn(regula);
  const persons = new PersonsPage(page);
  await persons.open('?role=MEMBER&search=b');
  const shown = await persons.count();
  const download = await persons.export('Textdatei');
  expect(download.suggestedFilename()).toMatch(/^persons_.+_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(shown + 1);
  expect(lines[0]).toContain('Name;Vorname;E-Mail');
  const workbook = await persons.export('Excel');
  expect(workbook.suggestedFilename()).toMatch(/\.xlsx$/);
});

test('the keyboard alone walks through the list', async ({ page, loggedIn }) => {
  await loggedIn(regula);
  const persons = new PersonsPage(page);
  await persons.open();
  const total = await persons.count();
  await persons.table.getByRole('button', { name: 'Region' }).focus();
  await page.keyboard.press('Tab');
  const expectFocusIn = (row: Locator) => expect(row.and(page.locator(':focus-within'))).toHaveCount(1);
  const first = persons.table.locator('[aria-rowindex="2"]');
  await expectFocusIn(first);
  await page.keyboard.press('End');
  const last = persons.table.locator(`[aria-rowindex="${total + 1}"]`);
  await expectFocusIn(last);
  await expect(last).toBeInViewport();
  await expect(page.getByText(new RegExp(`–${total} von ${total}$`))).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(last.and(page.locator(':focus-within'))).toHaveCount(0);
  await page.keyboard.press('Home');
  await expectFocusIn(first);
  await expect(first).toBeInViewport();
});

test('the way back leads to where one was in the list, also after a reload', async ({
  page,
  frame,
  loggedIn,
  homePage,
}) => {
  await loggedIn(regula);
  const persons = new PersonsPage(page);
  await persons.open();
  const row = persons.table.locator('[aria-rowindex="45"]');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  // a click of the browser driver scrolls
  await frame.navigation.getByRole('link', { name: 'Dashboard' }).dispatchEvent('click');
  await expect(homePage.greeting).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(row).toBeInViewport();
  await page.reload();
  await expect(row).toBeInViewport();
});

test('an administrator sees everybody; rows far down are fetched when they come into view', async ({
  page,
  api,
  loggedIn,
}) => {
  await loggedIn(carla);
  const { total, rows } = await personsOf(api);
  expect(total).toBeGreaterThan(200);
  const later = page.waitForRequest(/persons\/\?.*offset=200/);
  await page.goto('/dashboard/persons');
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', String(total + 1));
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await table.getByRole('link').first().focus();
  await page.keyboard.press('End');
  await later;
  const last = rows.at(-1);
  if (!last) throw new Error('There is nobody');
  await expect(table.getByRole('rowheader', { name: nameOf(last) })).toBeInViewport();
  expect(await table.getByRole('row').count()).toBeLessThan(60);
});

test('sorting is a link too', async ({ page, loggedIn }) => {
  await loggedIn(regula);
  const persons = new PersonsPage(page);
  await persons.open();
  await persons.table.getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL('/dashboard/persons?sort=-last_name');
  await page.reload();
  await expect(persons.table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('competences are counted beside the names', async ({ page, loggedIn }) => {
  await loggedIn(regula);
  const persons = new PersonsPage(page);
  await persons.open('?role=MEMBER');
  await persons.views.getByRole('link', { name: 'Mit Kompetenzwerten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personen mit Kompetenzwerten' })).toBeFocused();
  await expect(page).toHaveURL('/dashboard/persons-competence?role=MEMBER');
  await expect(persons.table.getByRole('columnheader', { name: 'Nicht bestanden' })).toBeVisible();
  await expect(persons.table.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(
    /(\d|keine Angabe)$/,
  );
});

async function personsOf(api: Api, query = '') {
  const answer = await api.get(`/api/dashboard/persons/?limit=1000${query}`);
  const rows = (await answer.json()) as readonly DashboardPerson[];
  return { rows, total: Number(answer.headers()['x-total-count']) };
}

function nameOf({ first_name, last_name }: DashboardPerson): string {
  return `${first_name} ${last_name}`;
}
