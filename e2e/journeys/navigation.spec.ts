import { axeViolations } from '../support/axe.ts';
import { course, lena, noah, sandra, thomas } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

/** What a person finds in the course, and what not, by the actions of the role (specification §2 and §6). */
const personas = [
  {
    who: lena,
    has: ['Dashboard', 'Lernpfad', 'Kompetenzprofil'],
    hasNot: ['Cockpit', 'Vorschau Teilnehmer'],
  },
  { who: thomas, has: ['Dashboard', 'Vorschau Teilnehmer'], hasNot: ['Lernpfad', 'Kompetenzprofil'] },
  { who: sandra, has: ['Dashboard'], hasNot: ['Lernpfad', 'Kompetenzprofil', 'Vorschau Teilnehmer'] },
] as const;

for (const { who, has, hasNot } of personas) {
  test(`${who} finds what the role has, in the bar and in the menu of a phone`, async ({
    page,
    frame,
    loggedIn,
  }) => {
    await loggedIn(who);
    await page.goto(course.path);
    for (const name of has) await expect(frame.navigation.getByRole('link', { name })).toBeVisible();
    for (const name of hasNot) await expect(frame.navigation.getByRole('link', { name })).toHaveCount(0);
    await expect(frame.tools.getByRole('link', { name: 'Termine' })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await frame.menuButton.click();
    const entries = frame.menu.getByRole('link');
    for (const name of [...has, 'Profil anzeigen', 'Termine'])
      await expect(entries.filter({ hasText: name })).toBeVisible();
    for (const name of hasNot) await expect(entries.filter({ hasText: name })).toHaveCount(0);
    await expect(frame.menu.getByRole('heading', { name: course.title })).toBeVisible();
    await expect(frame.menu.getByText(`${who}@`)).toBeVisible();
    await expect(frame.menu.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    await entries.filter({ hasText: 'Dashboard' }).click();
    await expect(frame.menu).toBeHidden();
    await expect(page).toHaveURL('/');
  });
}

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

test('the course session is chosen by keyboard, and the page stays', async ({ page, frame, loggedIn }) => {
  await loggedIn(lena);
  await page.goto(course.path);
  await frame.sessionMenu.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Durchführung' });
  await expect(menu.getByRole('button')).toHaveCount(2);
  await page.keyboard.press('End');
  const other = menu.getByRole('button').last();
  await expect(other).toBeFocused();
  const [title = ''] = (await other.innerText()).split('\n');
  await page.keyboard.press('Enter');
  await expect(frame.sessionMenu).toContainText(title);
  await expect(frame.sessionMenu).toBeFocused();
  await expect(page).toHaveURL(course.path);
});

test('outside a course, and with one session only, there is nothing to choose', async ({
  frame,
  loggedIn,
  homePage,
}) => {
  await loggedIn(lena);
  await homePage.open();
  await expect(homePage.greeting).toBeVisible();
  await expect(frame.userMenu).toBeVisible();
  await expect(frame.sessionMenu).toHaveCount(0);
});

test('a person without a course has a menu of the own pages, and no dead link', async ({
  page,
  frame,
  loggedIn,
  homePage,
}) => {
  await loggedIn(noah);
  await homePage.open();
  await frame.userMenu.click();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profil anzeigen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verwaltung' })).toHaveCount(0);
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
