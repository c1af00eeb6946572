import {
  cachedAddresses,
  expect,
  lena,
  marc,
  markDocument,
  offlineErrors,
  restartErrors,
  setOffline,
  test,
  untilWorkerActive,
} from '@learn/journeys';

test('without a network a page says so in its own words, and comes by itself when the network is back', async ({
  page,
  context,
  loggedIn,
  homePage,
  consoleGuard,
}) => {
  consoleGuard.allow(...offlineErrors);
  await loggedIn(lena);
  await homePage.open();
  await untilWorkerActive(page);
  await setOffline(context, true);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Du bist offline' })).toBeVisible();
  await expect(page.getByText('Das geht weiterhin')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toBeVisible();
  await expect(page).toHaveURL('/notifications');
  await setOffline(context, false);
  await expect(page.getByRole('heading', { level: 1, name: 'Benachrichtigungen' })).toBeVisible();
});

test('an open page says that there is no network, and stops saying so', async ({
  page,
  context,
  loggedIn,
  homePage,
  consoleGuard,
}) => {
  consoleGuard.allow(...offlineErrors, /Failed to fetch/);
  await loggedIn(lena);
  await homePage.open();
  await expect(homePage.greeting).toBeVisible();
  const expectSameDocument = await markDocument(page);
  await setOffline(context, true);
  const banner = page.getByRole('banner').getByText('Du bist offline.');
  await expect(banner).toBeVisible();
  await expect(homePage.greeting).toBeVisible();
  await setOffline(context, false);
  await expect(banner).toBeHidden();
  await expectSameDocument();
});

test('outside of learning nothing personal is copied, only the offline pages are stored', async ({
  page,
  loggedIn,
  homePage,
}) => {
  await loggedIn(lena);
  await homePage.open();
  await untilWorkerActive(page);
  await page.reload();
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Benachrichtigungen' })).toBeVisible();
  expect(await cachedAddresses(page)).toEqual([
    '/offline/de',
    '/offline/fr',
    '/offline/it',
    '/offline/language',
  ]);
});

test('the platform can be installed', async ({ page, api }) => {
  await page.goto('/login-local');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await api.get(address ?? '')).json()) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  };
  expect(manifest.name).toBe('Lernkreis');
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (picture) => {
      const image = new Image();
      image.src = picture;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

// tests that stop their server share it with nobody
test.describe('a server of its own', () => {
  test.use({ world: 'own' });

  test('a server that is away is told from a lost network, in the language of the person', async ({
    page,
    platform,
    loggedIn,
    consoleGuard,
  }) => {
    consoleGuard.allow(...restartErrors);
    await loggedIn(marc);
    await page.goto('/');
    await untilWorkerActive(page);
    await platform.stop();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Orbis n’est pas joignable pour l’instant',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await platform.restart();
    await expect(page.getByRole('heading', { level: 1, name: /Marc/ })).toBeVisible();
  });

  test('an open page says that the server does not answer, and goes on when it does', async ({
    page,
    platform,
    loggedIn,
    homePage,
    consoleGuard,
  }) => {
    consoleGuard.allow(...restartErrors, /Failed to fetch/);
    await loggedIn(lena);
    await homePage.open();
    const bell = page.getByRole('button', { name: /^Benachrichtigungen/ });
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Benachrichtigungen' });
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await platform.stop();
    await bell.click();
    await expect(panel.getByText('Die Benachrichtigungen konnten nicht geladen werden')).toBeVisible();
    const banner = page.getByRole('banner').getByText('Der Server antwortet gerade nicht.');
    await expect(banner).toBeVisible();
    await platform.restart();
    await expect(banner).toBeHidden();
    await panel.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(4);
  });

  test('switched off by configuration, it leaves nothing behind', async ({
    page,
    platform,
    loggedIn,
    homePage,
  }) => {
    await loggedIn(lena);
    await homePage.open();
    await untilWorkerActive(page);
    // what an open page still loads would fail
    await page.goto('about:blank');
    await platform.restart('SIGTERM', { SERVICE_WORKER: 'false' });
    await page.goto('/');
    await expect(homePage.greeting).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await cachedAddresses(page)).toEqual([]);
  });
});
