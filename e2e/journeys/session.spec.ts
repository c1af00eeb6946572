import {
  axeViolations,
  expect,
  kickoff,
  LoginPage,
  lena,
  logIn,
  marc,
  markDocument,
  test,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

/** Something typed into a form that has not been sent, as forms keep it. */
async function typeSomething(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { id } = (await (await fetch('/api/core/me/')).json()) as { id: string };
    const key = `draft:${id}:journey`;
    localStorage.setItem(key, '"halb fertig"');
    return key;
  });
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test.describe('with work that is marked', () => {
  test.use({ world: 'twins' });

  test('a login that ends in the middle of the work says so, keeps what was typed, and leads back to the same place', async ({
    page,
    context,
    frame,
    loggedIn,
    contentPage,
    loginPage,
    consoleGuard,
    usernameOf,
  }) => {
    consoleGuard.allow(/401/);
    await loggedIn(lena);
    await page.goto(`${kickoff.first.path}?from=mail`);
    await expect(contentPage.mark).toBeVisible();
    const key = await typeSomething(page);
    const expectSameDocument = await markDocument(page);
    await context.clearCookies({ name: 'sessionid' });
    await contentPage.mark.click();
    await expect(frame.sessionEnded).toBeVisible();
    await expect(page.locator('h1')).toHaveText(kickoff.first.title);
    await expectSameDocument();
    expect(await axeViolations(page)).toEqual([]);

    await frame.sessionEnded.getByRole('button', { name: 'Später' }).click();
    await expect(frame.sessionEnded).toBeHidden();
    await expect(frame.logIn).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // what is marked or saved waits; whatever else asks the server brings the question back
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(frame.sessionEnded).toBeHidden();
    await frame.bell.click();
    await frame.sessionEnded.getByRole('link', { name: 'Neu anmelden' }).click();
    await loginPage.logIn(usernameOf(lena));
    await expect(contentPage.heading(kickoff.first.title)).toBeVisible();
    await expect(page).toHaveURL(`${kickoff.first.path}?from=mail`);
    expect(await stored(page, key)).toBe('"halb fertig"');
  });

  test('a login in another tab lets the first go on as it was', async ({
    page,
    context,
    frame,
    loggedIn,
    contentPage,
    consoleGuard,
    usernameOf,
  }) => {
    consoleGuard.allow(/401/);
    await loggedIn(lena);
    await page.goto(kickoff.first.path);
    await expect(contentPage.mark).toBeVisible();
    await context.clearCookies({ name: 'sessionid' });
    await contentPage.mark.click();
    await expect(frame.sessionEnded).toBeVisible();
    const expectSameDocument = await markDocument(page);

    const other = await context.newPage();
    const login = new LoginPage(other);
    await login.open();
    await login.logIn(usernameOf(lena));
    await expect(other.getByRole('heading', { level: 1, name: /^Guten / })).toBeVisible();

    await expect(frame.sessionEnded).toBeHidden();
    await expectSameDocument();
    // the mark has waited for the login
    await expect(page.getByText('wartet auf Verbindung', { exact: true })).toHaveCount(0);
    await expect(contentPage.undo).toBeVisible();
    await page.reload();
    await expect(contentPage.undo).toBeVisible();
  });
});

test('logging out in one tab logs out the others', async ({ page, context, frame, loggedIn }) => {
  await loggedIn(lena);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto(kickoff.first.path);
  await expect(other.getByRole('heading', { level: 1, name: kickoff.first.title })).toBeVisible();
  await frame.logOut();
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(other).toHaveURL('/login-local');
});

test('another person who logs in in another tab takes the first along', async ({
  page,
  context,
  frame,
  loggedIn,
  usernameOf,
  homePage,
}) => {
  await loggedIn(lena);
  await homePage.open();
  await expect(homePage.greeting).toContainText('Lena');
  const key = await typeSomething(page);
  await logIn(context, usernameOf(marc));
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { level: 1, name: /Marc/ })).toBeVisible();
  await expect(frame.heading).toContainText('Marc');
  expect(await stored(page, key)).toBe('"halb fertig"');
});

test('a logout on purpose asks before it throws away what was typed', async ({
  page,
  frame,
  loggedIn,
  homePage,
  loginPage,
}) => {
  await loggedIn(lena);
  await homePage.open();
  await expect(homePage.greeting).toBeVisible();
  const key = await typeSomething(page);
  const question = page.getByRole('dialog', { name: 'Nicht gespeicherte Eingaben verwerfen?' });
  await frame.logOut();
  await expect(question).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(await stored(page, key)).toBe('"halb fertig"');

  await frame.logOut();
  await question.getByRole('button', { name: 'Verwerfen und ausloggen' }).click();
  await expect(loginPage.submit).toBeVisible();
  expect(await stored(page, key)).toBeNull();
});

test('a tab that becomes visible again says that the login is gone', async ({
  page,
  context,
  frame,
  loggedIn,
  homePage,
}) => {
  await loggedIn(lena);
  await homePage.open();
  await expect(frame.userMenu).toBeVisible();
  await context.clearCookies({ name: 'loginStatus' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(frame.sessionEnded).toBeVisible();
});
