import { expect, kickoff, lena, markDocument, test } from '@learn/journeys';

test('a wrong password says so, keeps what was typed, and leaves one logged out', async ({
  page,
  api,
  loginPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/401.*\/api\/core\/login\//);
  await loginPage.open();
  const expectSameDocument = await markDocument(page);
  await loginPage.logIn(lena, 'wrong');
  await expect(loginPage.alerts).toContainText('Login failed');
  await expect(loginPage.username).toHaveValue(lena);
  await expectSameDocument();
  await expect(page).toHaveURL(/\/login-local$/);
  expect((await api.get('/api/core/me/')).status()).toBe(401);
});

test('after a wrong password the right one works', async ({ loginPage, homePage, consoleGuard }) => {
  consoleGuard.allow(/401.*\/api\/core\/login\//);
  await loginPage.open();
  await loginPage.logIn(lena, 'wrong');
  await expect(loginPage.alerts).toContainText('Login failed');
  await loginPage.logIn(lena);
  await expect(homePage.greeting).toBeVisible();
});

test('nothing is sent while a field is empty', async ({ page, loginPage }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await loginPage.open();
  await loginPage.submit.click();
  await expect(loginPage.alerts).toHaveText(['Gib deinen Benutzernamen ein.', 'Gib dein Passwort ein.']);
  await expect(loginPage.username).toBeFocused();
  await loginPage.username.fill('   ');
  await loginPage.password.fill('demo');
  await loginPage.submit.click();
  await expect(loginPage.alerts).toHaveText(['Gib deinen Benutzernamen ein.']);
  await loginPage.username.fill(lena);
  await loginPage.password.fill('');
  await loginPage.submit.click();
  await expect(loginPage.alerts).toHaveText(['Gib dein Passwort ein.']);
  await expect(loginPage.password).toBeFocused();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a server that cannot be reached is not a wrong password', async ({ page, loginPage, consoleGuard }) => {
  consoleGuard.allow(/\/api\/core\/login\//);
  await loginPage.open();
  await page.route('**/api/core/login/', (route) => route.abort());
  await loginPage.logIn(lena);
  await expect(loginPage.alerts).toContainText('Der Server ist nicht erreichbar');
  await expect(loginPage.username).toHaveValue(lena);
});

test('a deep link leads to the login and from there to where it points', async ({
  page,
  frame,
  loginPage,
}) => {
  await page.goto('/settings?from=mail');
  await expect(page).toHaveURL(`/login-local?next=${encodeURIComponent('/settings?from=mail')}`);
  await loginPage.logIn(lena);
  await expect(frame.heading).toHaveText('Einstellungen');
  await expect(page).toHaveURL('/settings?from=mail');
});

for (const next of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example/']) {
  test(`a login never leads off the platform: next=${next}`, async ({ page, loginPage, homePage }) => {
    await page.goto(`/login-local?next=${encodeURIComponent(next)}`);
    await loginPage.logIn(lena);
    await expect(homePage.greeting).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

test('/login leads to the local login, and with a session home', async ({
  page,
  loggedIn,
  loginPage,
  homePage,
}) => {
  await page.goto('/login');
  await expect(loginPage.submit).toBeVisible();
  await expect(page).toHaveURL('/login-local');
  await loggedIn(lena);
  await page.goto('/login');
  await expect(homePage.greeting).toBeVisible();
});

test('login works by keyboard alone', async ({ page, loginPage, homePage }) => {
  await loginPage.open();
  await expect(loginPage.submit).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(loginPage.username).toBeFocused();
  await page.keyboard.type(lena);
  await page.keyboard.press('Tab');
  await expect(loginPage.password).toBeFocused();
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await expect(homePage.greeting).toBeVisible();
});

test('logging out ends the session here and on the server', async ({
  page,
  frame,
  loggedIn,
  homePage,
  loginPage,
  api,
}) => {
  await loggedIn(lena);
  await homePage.open();
  await page.getByRole('button', { name: 'Menü von Lena Keller' }).click();
  await page.getByRole('button', { name: 'Ausloggen' }).click();
  await expect(loginPage.submit).toBeVisible();
  await expect(frame.navigation).toHaveCount(0);
  expect((await api.get('/api/core/me/')).status()).toBe(401);
  await page.goto(kickoff.path);
  await expect(loginPage.submit).toBeVisible();
});
