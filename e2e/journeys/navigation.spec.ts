import { axeViolations, course, expect, lena, test, thomas } from '@learn/journeys';

test('the bar and the menu of a phone name the pages of the course, the person, and lead there', async ({
  page,
  frame,
  loggedIn,
}) => {
  const pages = ['Dashboard', 'Lernpfad', 'Kompetenzprofil'];
  await loggedIn(lena);
  await page.goto(`/course/${course.slug}`);
  await expect(page).toHaveURL(course.path);
  for (const name of pages) await expect(frame.navigation.getByRole('link', { name })).toBeVisible();
  await expect(frame.tools.getByRole('link', { name: 'Termine' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await frame.menuButton.click();
  const entries = frame.menu.getByRole('link');
  for (const name of [...pages, 'Profil anzeigen', 'Termine'])
    await expect(entries.filter({ hasText: name })).toBeVisible();
  await expect(frame.menu.getByRole('heading', { name: course.title })).toBeVisible();
  await expect(frame.menu.getByText(`${lena}@`)).toBeVisible();
  await entries.filter({ hasText: 'Dashboard' }).click();
  await expect(frame.menu).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the preview bar leads an expert through what participants see, and marks the current page', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(thomas);
  await page.goto(course.path);
  const bar = page.getByRole('navigation', { name: 'Vorschau Teilnehmer' });
  await expect(bar.getByRole('link', { name: 'Lernpfad' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Kompetenzen' }).click();
  await expect(bar.getByRole('link', { name: 'Kompetenzen' })).toHaveAttribute('aria-current', 'page');
  await page.goto(course.competence);
  await expect(bar.getByRole('link', { name: 'Kompetenzen' })).toHaveAttribute('aria-current', 'page');
  await expect(frame.navigation.getByRole('link', { name: 'Vorschau Teilnehmer' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

for (const [link, title] of [
  ['Datenschutz', 'Datenschutz'],
  ['Impressum', 'Impressum'],
] as const) {
  test(`the footer leads a visitor to a page about ${link}, which axe finds nothing on`, async ({
    page,
    frame,
    loginPage,
  }) => {
    await loginPage.open();
    await frame.footer.getByRole('link', { name: link }).click();
    await expect(frame.heading).toHaveText(title);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Italiano' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('the footer names the contact, and the build outside production', async ({ page, frame, loginPage }) => {
  await loginPage.open();
  await expect(frame.footer.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(frame.footer).toContainText(`© ${new Date().getFullYear()} Lernkreis`);
  await expect(frame.footer).toContainText('Build');
  await expect(page.getByRole('link', { name: 'Lehrgang kaufen' })).toHaveCount(0);
});

test('a page that is not there leads back, home, and to the own courses', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(lena);
  await page.goto(course.path);
  await expect(frame.heading).toHaveText('Lernpfad');
  await page.goto('/nowhere');
  await expect(frame.heading).toHaveText('Seite nicht gefunden');
  const main = page.getByRole('main');
  await expect(main).toContainText('«/nowhere»');
  await expect(main.getByRole('link', { name: 'Zum Dashboard' })).toBeVisible();
  await main.getByRole('link', { name: course.title }).click();
  await expect(frame.heading).toHaveText('Lernpfad');
});
