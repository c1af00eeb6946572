import { readFile } from 'node:fs/promises';
import { daniel, expect, expectAccessible, lena, monika, regula, test, thomas } from '@learn/journeys';
import type { Locator, Page } from '@playwright/test';

const grades = '/dashboard/certificates/ueberbetriebliche-kurse';
const evaluation = '/dashboard/evaluation/ueberbetriebliche-kurse';

/** 500 participants more in the session of the trainer, each with one evaluated assignment of 0 to 20 points. */
const manyParticipants = `
  with place as (
    select enrolment.course_session_id as id, session.course_id from course_session_users enrolment
    join users trainer on trainer.id = enrolment.user_id
    join course_sessions session on session.id = enrolment.course_session_id
    join courses course on course.id = session.course_id
    where trainer.username = $1 and enrolment.role = 'EXPERT' and course.slug = 'ueberbetriebliche-kurse' limit 1),
  people as (
    insert into users (username, email, first_name, last_name)
    select 'kohorte.' || n, 'kohorte.' || n || '@example.org', 'Kohorte', 'Nummer ' || lpad(n::text, 3, '0')
    from generate_series(1, 500) n returning id, username),
  members as (
    insert into course_session_users (user_id, course_session_id, role)
    select people.id, place.id, 'MEMBER' from people, place),
  counted as (
    select assignment.id from assignments assignment join place on place.course_id = assignment.course_id
    where assignment.competence_certificate_id is not null order by assignment.slug limit 1)
  insert into assignment_completions (user_id, course_session_id, assignment_id, completion_status,
    evaluation_points, evaluation_points_final, evaluation_max_points, submitted_at, evaluation_submitted_at)
  select people.id, place.id, counted.id, 'EVALUATION_SUBMITTED', points, points, 20, now(), now()
  from people, place, counted,
    lateral (select split_part(people.username, '.', 2)::integer * 37 % 21 as points) score`;

/** The rows that are on the page, in their order, each as name and average. */
async function shownRows(page: Page): Promise<string[][]> {
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  return rows.evaluateAll((found) =>
    found.map((row) => {
      const cells = [...row.querySelectorAll('[role="cell"], td')].map((cell) => cell.textContent ?? '');
      const name = row.querySelector('[role="rowheader"], th b, th')?.textContent ?? '';
      return [name, cells.at(-2) ?? ''];
    }),
  );
}

const averageOf = (text: string) => Number(/\d\.\d\d/.exec(text)?.[0]);

test.describe('a cohort of more than 500', () => {
  test.use({ world: 'own' });

  test('is sorted by grade on the server, searched, and exported as it stands', async ({
    page,
    platform,
    loggedIn,
  }) => {
    expect(await platform.changeRows(manyParticipants, [thomas])).toBe(500);
    await loggedIn(thomas);
    await page.goto(grades);
    const found: Locator = page.getByRole('status').filter({ hasText: /Ergebnisse?$/ });
    await expect(found).toHaveText('524 Ergebnisse');

    const head = page.getByRole('button', { name: 'Durchschnitt' });
    await head.click();
    await expect(page).toHaveURL(`${grades}?sort=average`);
    await head.click();
    await expect(page).toHaveURL(`${grades}?sort=-average`);
    const table = page.getByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect(table).toHaveAttribute('aria-rowcount', '525');
    await expect.poll(async () => averageOf((await shownRows(page))[0]?.[1] ?? '')).toBe(6);
    const averages = (await shownRows(page)).map(([, average = '']) => averageOf(average));
    expect(averages).toEqual(averages.toSorted((left, right) => right - left));

    await test.step('to the last row by keyboard', async () => {
      await table.getByRole('link').first().focus();
      await page.keyboard.press('End');
      await expect(page.getByText(/^\d+–524 von 524$/)).toBeVisible();
      await expect(table.getByText('noch keine Note').last()).toBeVisible();
    });

    await test.step('the address shows the same again', async () => {
      await page.reload();
      await expect(page.getByRole('columnheader', { name: /^Durchschnitt/ })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect.poll(async () => averageOf((await shownRows(page))[0]?.[1] ?? '')).toBe(6);
    });

    await page.getByRole('searchbox').fill('Kohorte');
    await expect(found).toHaveText('500 Ergebnisse');
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Textdatei/ }).click();
    const [head0 = '', ...lines] = (await readFile(await (await coming).path(), 'utf8')).trim().split('\r\n');
    const columns = head0.split(';');
    const cell = (line: string, name: string) => line.split(';')[columns.indexOf(name)] ?? '';
    expect(lines).toHaveLength(500);
    const screen = await shownRows(page);
    expect(screen.length).toBeGreaterThan(3);
    for (const [index, [name = '', average = '']] of screen.entries()) {
      const line = lines[index] ?? '';
      expect(name).toContain(`${cell(line, 'Vorname')} ${cell(line, 'Name')}`);
      expect(Number(cell(line, 'Durchschnitt'))).toBe(averageOf(average));
    }

    await test.step('and leads to the certificates of a person in that session', async () => {
      await table.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/profile\/[\da-f-]+\/competence.*\?session=/);
    });
  });
});

test('a supervisor sees people by name', async ({ page, loggedIn }) => {
  await loggedIn(regula);
  await page.goto(grades);
  await expect(page.getByRole('table', { name: 'Noten der Teilnehmenden' })).toBeVisible();
  await page.goto(evaluation);
  await expect(page.getByRole('table', { name: 'Selbsteinschätzungen der Teilnehmenden' })).toBeVisible();
});

test('an apprenticeship trainer, who is in no session, comes from the list to the pages of an apprentice', async ({
  page,
  loggedIn,
}) => {
  await loggedIn(monika);
  await page.goto(grades);
  const person = page.getByRole('table').getByRole('link').first();
  const name = (await person.textContent()) ?? '';
  await person.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Kompetenznachweis 1/ })).toBeVisible();
  await page.getByRole('link', { name: 'Nach Lerneinheit' }).click();
  await expect(page).toHaveURL(/\/competence\/evaluations/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectAccessible(page, 'an apprentice');
});

test('a training responsible sees sums and nobody by name', async ({ page, loggedIn }) => {
  await loggedIn(daniel);
  for (const [path, kind] of [
    ['/dashboard/certificates/versicherungsvermittler-in', 'certificates'],
    ['/dashboard/evaluation/versicherungsvermittler-in', 'evaluation'],
  ]) {
    await page.goto(path ?? '');
    await expect(page.getByText('aber keine Ergebnisse einzelner Personen')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Exportieren' })).toHaveCount(0);
    const list = await page.request.get(`/api/dashboard/${kind}/versicherungsvermittler-in/`);
    expect(list.status()).toBe(404);
  }
});

test('a participant finds nothing, and is led to their own certificates', async ({
  page,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await loggedIn(lena);
  for (const path of ['certificates', 'evaluation']) {
    await page.goto(`/dashboard/${path}/versicherungsvermittler-in`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Hier gibt es für dich keine Ergebnisse.',
    );
  }
  await page.goto('/course/versicherungsvermittler-in/certificates');
  await expect(page).toHaveURL(/\/course\/versicherungsvermittler-in\/competence/);
});

test('an open menu of formats is accessible', async ({ page, loggedIn }) => {
  await loggedIn(thomas);
  await page.goto(grades);
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await expect(page.getByRole('button', { name: /^Excel/ })).toBeVisible();
  await expectAccessible(page, 'formats of the export');
});
