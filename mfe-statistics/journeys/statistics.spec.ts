import { carla, devices, expect, expectAccessible, lena, noah, regula, test, thomas } from '@learn/journeys';
import { uk, vv } from './course.ts';

const pages = {
  attendance: { heading: 'Anwesenheit', link: 'Alle Präsenztage', chart: 'Anwesenheit nach Circle' },
  assignment: { heading: 'Bewertungen', link: 'Alle Bewertungen', chart: 'Bestanden nach Circle' },
  competence: {
    heading: 'Selbsteinschätzungen',
    link: 'Alle Selbsteinschätzungen',
    chart: 'Selbsteinschätzungen nach Circle',
  },
  feedback: { heading: 'Feedback', link: 'Alle Rückmeldungen', chart: 'Zufriedenheit nach Circle' },
} as const;

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a supervisor reaches each statistic from home by one link', async ({
      page,
      homePage,
      frame,
      loggedIn,
    }) => {
      await loggedIn(regula);
      for (const [part, { heading, link, chart }] of Object.entries(pages)) {
        await homePage.open();
        const panel = homePage.panel('Überbetriebliche Kurse');
        await panel.getByRole('link', { name: link }).click();
        await expect(frame.heading).toHaveText(heading);
        await expect(page).toHaveURL(new RegExp(`/statistic/${uk}/${part}`));
        const section = page.getByRole('region', { name: chart });
        await expect(
          section.locator('svg rect').first(),
          'the drawing comes after the figures',
        ).toBeVisible();
      }
    });
  });
}

test('the values of a chart are read by keys, and stand in its table', async ({ page, loggedIn }) => {
  await loggedIn(regula);
  await page.goto(`/statistic/${uk}/assignment`);
  const chart = page.getByRole('region', { name: pages.assignment.chart });
  const values = chart.getByRole('slider', { name: `Werte von «${pages.assignment.chart}»` });
  await values.focus();
  await page.keyboard.press('End');
  const last = await values.getAttribute('aria-valuetext');
  await expect(chart.getByText(last ?? '', { exact: true })).toBeVisible();
  await chart.getByRole('button', { name: 'Als Tabelle' }).click();
  await expect(chart.getByRole('table')).toContainText(last?.split(':')[0] ?? '');
});

test('what is shown is downloaded as a spreadsheet and as a picture', { tag: '@skew' }, async ({
  page,
  loggedIn,
}) => {
  await loggedIn(regula);
  await page.goto(`/statistic/${uk}/feedback`);
  const chart = page.getByRole('region', { name: pages.feedback.chart });
  await expect(chart.locator('svg rect').first()).toBeVisible();
  for (const [button, file] of [
    ['Excel', /^feedback_circle_.+\.xlsx$/],
    ['CSV', /^feedback_circle_.+\.csv$/],
    ['Bild (SVG)', /^zufriedenheit-nach-circle\.svg$/],
  ] as const) {
    const started = page.waitForEvent('download');
    await chart.getByRole('button', { name: button }).click();
    expect((await started).suggestedFilename()).toMatch(file);
  }
});

test('a filter lives in the address, keeps focus and scroll position, and opens directly in another tab', async ({
  page,
  context,
  frame,
  loggedIn,
}) => {
  await loggedIn(regula);
  await page.goto(`/statistic/${vv}/competence`);
  const region = page.getByRole('combobox', { name: 'Region' });
  await region.focus();
  await page.mouse.wheel(0, 80);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const scrolled = await page.evaluate(() => scrollY);
  const [, first = ''] = await region.getByRole('option').allTextContents();
  await region.selectOption(first);
  await expect(page).toHaveURL(/\?region=/);
  await expect(page.getByText('1 Durchführung', { exact: true }), 'the new figures').toBeVisible();
  await expect(region).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const figures = await page
    .getByRole('main')
    .getByText(/Einschätzungen?$/)
    .first()
    .textContent();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Selbsteinschätzungen');
  await expect(other.getByRole('combobox', { name: 'Region' })).toHaveValue(first);
  await expect(other.getByRole('main').getByText(figures ?? '')).toBeVisible();

  await page.getByRole('link', { name: 'Anwesenheit', exact: true }).click();
  await expect(frame.heading).toHaveText('Anwesenheit');
  await expect(page, 'the filter comes along').toHaveURL(/\/attendance\?region=/);
});

test('people are chosen by keyboard, their figures follow, and the address opens as it is', async ({
  page,
  context,
  loggedIn,
}) => {
  await loggedIn(regula);
  await page.goto(`/statistic/${vv}/competence`);
  await page.getByRole('button', { name: 'Personen: alle' }).press('Enter');
  const choice = page.getByRole('region', { name: 'Personen auswählen' });
  await choice.getByRole('searchbox').fill('lena kell');
  const person = choice.getByRole('checkbox', { name: 'Lena Keller' });
  await expect(choice.getByRole('checkbox')).toHaveCount(1);
  await person.press('Space');
  await expect(page.getByRole('button', { name: 'Personen: Lena Keller' })).toBeVisible();
  await expect(person).toBeFocused();
  await expect(page).toHaveURL(/\?person=[\w-]+$/);
  await expectAccessible(page, 'statistics of a chosen person');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Personen: Lena Keller' })).toBeVisible();
});

test('a filtered link holds for a reader of another language', async ({ page, loggedIn, somebodyElse }) => {
  await loggedIn(regula);
  await page.goto(`/statistic/${uk}/competence`);
  const circle = page.getByRole('combobox', { name: 'Circle' });
  await circle.selectOption('Fahrzeug');
  await expect(page).toHaveURL(/\?circle=[\w-]+$/);
  const { page: other } = await somebodyElse(carla);
  await other.goto(page.url());
  await expect(other.locator('html')).toHaveAttribute('lang', 'it');
  await expect(other.getByRole('combobox', { name: 'Circle' })).toHaveValue(await circle.inputValue());
  await expect(
    other.getByRole('combobox', { name: 'Circle' }).getByRole('option', { selected: true }),
  ).toHaveText('Veicolo');
});

test('an expert sees results of their own circles, and why not those of others', async ({
  page,
  homePage,
  frame,
  loggedIn,
}) => {
  await loggedIn(thomas);
  await homePage.open();
  await homePage.panel('Überbetriebliche Kurse').getByRole('link', { name: pages.assignment.link }).click();
  await expect(frame.heading).toHaveText(pages.assignment.heading);
  await expect(page.getByRole('region', { name: pages.assignment.chart })).toContainText(/\d %/);
  await page.getByRole('link', { name: pages.attendance.heading, exact: true }).click();
  await expect(page.getByRole('region', { name: pages.attendance.chart })).toContainText(/\d %/);
});

test('two selections stand side by side in one chart', async ({ page, loggedIn }) => {
  await loggedIn(regula);
  await page.goto(`/statistic/${vv}/competence`);
  const compare = page.getByRole('combobox', { name: 'Vergleichen mit' });
  const [, first = ''] = await compare.getByRole('option').allTextContents();
  await compare.selectOption(first);
  await expect(page).toHaveURL(/compare=/);
  const chart = page.getByRole('region', { name: pages.competence.chart });
  await expect(chart.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Vergleich beenden' }).click();
  await expect(page).not.toHaveURL(/compare=/);
});

test('the address of the course itself leads to all statistics', async ({ page, frame, loggedIn }) => {
  await loggedIn(regula);
  await page.goto(`/statistic/${uk}?region=Z%C3%BCrich`);
  await expect(page).toHaveURL(/\/list\?region=Z%C3%BCrich$/);
  await expect(frame.heading).toHaveText('Statistik');
});

for (const username of [lena, noah])
  test(`${username} has no right to the statistics, and finds nothing by their addresses`, async ({
    page,
    frame,
    loggedIn,
  }) => {
    await loggedIn(username);
    for (const name of ['list', ...Object.keys(pages)]) {
      await page.goto(`/statistic/${uk}/${name}`);
      await expect(frame.heading).toHaveText('Diese Statistik gibt es nicht');
    }
  });
