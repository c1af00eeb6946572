import { course, daniel, devices, expect, expectAccessible, lena, monika, test, urs } from '@learn/journeys';

const pages = [
  ['Kurskosten', /\/dashboard\/cost\/[\w-]+$/],
  ['Prüfungskosten', /\/dashboard\/exam\/cost\/[\w-]+$/],
  ['Abgelegte Prüfungen', /\/dashboard\/exam\/taken\/[\w-]+$/],
  ['Zertifizierungsprofile', /\/dashboard\/certification-profile\/[\w-]+$/],
] as const;

test('from home to each page of what the organisation paid and reached', async ({
  page,
  frame,
  homePage,
  loggedIn,
}) => {
  await loggedIn(daniel);
  await homePage.open();
  const onHome = homePage.panel(course.title).getByRole('navigation', { name: 'Kennzahlen' });
  await expect(onHome.getByRole('link')).toHaveCount(5);
  const cost = await onHome.getByRole('link', { name: /^Kurskosten/ }).innerText();
  await expectAccessible(page, 'home of a training responsible');
  await onHome.getByRole('link', { name: /^Kurskosten/ }).click();
  const tiles = page.getByRole('navigation', { name: 'Kennzahlen' });
  await expect(frame.heading).toHaveText('Kurskosten');
  await expect(tiles.getByRole('link', { name: /^Kurskosten/ })).toHaveText(cost.replaceAll('\n', ' '), {
    useInnerText: true,
  });
  for (const [name, address] of pages) {
    await tiles.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(frame.heading).toHaveText(name);
    await expect(page).toHaveURL(address);
    await expect(tiles.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectAccessible(page, name);
  }
});

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a filtered address opens as it is, by keyboard as well', async ({
      page,
      frame,
      homePage,
      loggedIn,
    }) => {
      await loggedIn(daniel);
      await homePage.open();
      await homePage
        .panel(course.title)
        .getByRole('link', { name: /^Abgelegte Prüfungen/ })
        .click();
      await expect(frame.heading).toHaveText('Abgelegte Prüfungen');
      const year = page.getByRole('combobox', { name: 'Jahr' });
      const current = Number(await year.inputValue());
      await year.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(new RegExp(`\\?year=${current - 1}$`));
      await expect(year).toBeFocused();
      const [first] = await page.getByRole('radio').all();
      await first?.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/&profile=\w+$/);
      const chosen = page.getByRole('radio', { checked: true });
      const words = await page.locator('label', { has: chosen }).innerText();
      const [, profile, count] = /^(\D+?)\s*(\d+)$/.exec(words) ?? [];
      const figure = page.getByRole('region', { name: /^Prüfungen \d/ }).getByText(/abgelegte/);
      await expect(figure).toHaveText(new RegExp(`^${count} abgelegte Prüfung`));
      await page.goto(page.url());
      await expect(chosen).toHaveAccessibleName(`${profile} ${count}`);
      await expect(figure).toHaveText(new RegExp(`^${count} abgelegte Prüfung`));
    });
  });
}

test('a figure is read by arrow keys, and the same stands in the table', async ({
  page,
  homePage,
  loggedIn,
}) => {
  await loggedIn(daniel);
  await homePage.open();
  await homePage
    .panel(course.title)
    .getByRole('link', { name: /^Kurskosten/ })
    .click();
  const card = page.getByRole('region', { name: 'Nach Zulassungsprofil' });
  const chart = card.getByRole('slider');
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  const read = (await chart.getAttribute('aria-valuetext')) ?? '';
  expect(read).toMatch(/: CHF\s/);
  await card.getByRole('button', { name: 'Als Tabelle' }).click();
  const [profile] = read.split(':');
  await card.getByRole('table').getByRole('link', { name: profile, exact: true }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${profile}`));
});

test('who is not responsible finds nothing, also by address', async ({
  page,
  frame,
  homePage,
  loggedIn,
  somebodyElse,
}) => {
  await loggedIn(daniel);
  await homePage.open();
  await homePage
    .panel(course.title)
    .getByRole('link', { name: /^Kurskosten/ })
    .click();
  await expect(frame.heading).toHaveText('Kurskosten');
  const { pathname } = new URL(page.url());
  for (const username of [lena, monika, urs]) {
    const { page: other } = await somebodyElse(username);
    await other.goto(pathname);
    await expect(other.getByRole('heading', { level: 1 }), username).toHaveText(
      'Diese Statistik gibt es nicht',
    );
  }
});
