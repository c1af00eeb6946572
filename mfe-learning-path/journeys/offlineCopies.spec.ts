import {
  cachedAddresses,
  course,
  expect,
  kickoff,
  lena,
  logIn,
  marc,
  offlineErrors,
  ownSession,
  picture,
  setOffline,
  test,
  untilCopied,
} from '@learn/journeys';

test.use({ world: 'twins' });
test.slow();
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(...offlineErrors, /Failed to fetch/));

const day = 24 * 60 * 60 * 1000;
const waiting = '1 Änderung wartet';

test('what is watched of a video without network counts, survives a reload and is sent later', async ({
  page,
  context,
  api,
  loggedIn,
}) => {
  await loggedIn(lena);
  const { courseSessionId, userId } = await ownSession(api, course.slug);
  await page.goto(kickoff.second.path);
  await untilCopied(page, kickoff.second.path);
  const video = page.locator('video');
  const position = () => video.evaluate((player: HTMLVideoElement) => player.currentTime);
  const loaded = () => video.evaluate(({ buffered }: HTMLVideoElement) => buffered.length && buffered.end(0));
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    await player.play();
  });
  await expect.poll(loaded).toBeGreaterThan(8);
  await setOffline(context, true);
  await expect(page.getByText('Das Video braucht eine Verbindung.')).toBeVisible();
  await expect.poll(position).toBeGreaterThan(5);
  // what is shown holds the last moment as well
  await video.evaluate(async (player: HTMLVideoElement) => {
    const paused = new Promise((resolve) => player.addEventListener('pause', resolve, { once: true }));
    player.pause();
    await paused;
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  });
  await expect(page.getByRole('button', { name: waiting })).toBeVisible();
  await expect(page.getByRole('main').getByText('wartet auf Verbindung')).toBeVisible();
  const left = (await page.getByText(/^noch \d\d % bis erledigt$/).textContent()) ?? '';
  expect(left).not.toBe('noch 90 % bis erledigt');

  await page.reload();
  await expect(page.getByText(left)).toBeVisible();
  await expect(page.getByRole('button', { name: waiting })).toBeVisible();

  await setOffline(context, false);
  await expect(page.getByRole('status').filter({ hasText: 'Alles ist gesendet' })).toBeAttached();
  const stored = await api.get(`/api/course/completion/${courseSessionId}/${userId}/`);
  expect(await stored.text()).toContain('watched_ranges');
  await expect(page.getByText(left)).toBeVisible();
  await expect(page.getByText('Das Video braucht eine Verbindung.')).toBeHidden();
  await expect.poll(loaded, 'the video is there again').toBeGreaterThan(0);
});

test('what was opened of the media library is read without network, with its pictures; a search says that it needs one', async ({
  page,
  context,
  api,
  loggedIn,
  frame,
  mediaPage,
}) => {
  await loggedIn(lena);
  await page.goto('/');
  await expect(frame.heading).toBeVisible();
  const csrf = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const photo = await context.request.post('/api/core/avatar/', {
    multipart: { file: await picture(page, { width: 300, height: 300 }) },
    headers: { 'X-CSRFToken': csrf },
  });
  const { url } = (await photo.json()) as { url: string };
  const category = `${course.media}/fahrzeug`;
  const article = `${category}/begriffe-motorfahrzeug`;
  for (const path of [article, category]) {
    await page.goto(path);
    await untilCopied(page, path, `/kept${url}`);
  }
  const categoryTitle = (await frame.heading.textContent()) ?? '';
  await mediaPage.open();
  await untilCopied(page, course.media);

  await setOffline(context, true);
  await mediaPage.searchField.fill('kasko');
  await expect(page.getByText('Dafür brauchst du eine Verbindung.')).toBeVisible();
  await page.getByRole('link', { name: 'Zu den gespeicherten Seiten' }).click();
  await expect(frame.heading).toHaveText('Du bist offline');
  await page.locator('#copies-media').getByRole('link', { name: categoryTitle, exact: true }).click();
  await expect(frame.heading).toHaveText(categoryTitle);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Begriffe/ })
    .click();
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  const own = frame.userMenu.locator('img');
  await expect(own).toHaveAttribute('src', `/kept${url}`);
  expect(
    await own.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.goto(`${course.media}/recht`);
  await expect(page.getByText('Diese Seite braucht eine Verbindung.')).toBeVisible();
  expect((await api.get('/healthz')).ok()).toBe(true);
});

test('a person who logs in after another one finds none of their pages, and none of their waiting work is sent', async ({
  usernameOf,
  page: first,
  context,
  loggedIn,
}) => {
  await loggedIn(lena);
  await first.goto(kickoff.path);
  await untilCopied(first, kickoff.path, kickoff.first.path, kickoff.second.path);
  await setOffline(context, true);
  await first.goto(kickoff.first.path);
  await first.getByRole('button', { name: 'Erledigt und weiter' }).click();
  await expect(first.getByRole('button', { name: waiting })).toBeVisible();
  await first.close();

  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/completion/')) sent.push(request.url());
  });
  await setOffline(context, false);
  await logIn(context, usernameOf(marc));
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Marc/ })).toBeVisible();
  await expect.poll(() => cachedAddresses(page, 'kept')).toEqual([]);
  await page.keyboard.press('Shift');
  await setOffline(context, true);
  await expect(page.getByRole('banner').getByText('Tu es hors ligne.')).toBeVisible();
  await expect(page.getByRole('button', { name: /en attente/ })).toBeHidden();
  await page.goto(kickoff.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Tu es hors ligne' })).toBeVisible();
  await expect(page.getByRole('link', { name: kickoff.title, exact: true })).toBeHidden();
  expect(sent).toEqual([]);

  await test.step('the work of the first person is sent after their next login', async () => {
    // the offline page would look for the network by itself
    await page.close();
    await setOffline(context, false);
    await logIn(context, usernameOf(lena));
    const again = await context.newPage();
    await again.goto('/');
    await expect.poll(() => sent).toHaveLength(1);
  });
});

test('an offline copy older than 30 days is not shown any more', async ({
  page,
  context,
  loggedIn,
  frame,
  circlePage,
}) => {
  await loggedIn(lena);
  const { path, title } = kickoff;
  const now = Date.now();
  // the page's clock says when it was copied; the worker, which shows it, has its own
  await page.clock.setSystemTime(now - 31 * day);
  await circlePage.open();
  await untilCopied(page, path);
  await page.clock.setSystemTime(now);
  await setOffline(context, true);
  await page.reload();
  await expect(frame.heading).toHaveText('Du bist offline');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();

  await page.clock.setSystemTime(now - 29 * day);
  await setOffline(context, false);
  await expect(circlePage.heading).toBeVisible();
  const copiedAgain = async () => {
    await page.keyboard.press('Shift');
    const at = await page.evaluate(
      async (path) => (await caches.match(path))?.headers.get('x-kept-at'),
      path,
    );
    return Date.parse(at ?? '');
  };
  await expect.poll(copiedAgain, { timeout: 30_000 }).toBeGreaterThan(now - 30 * day);
  await page.clock.setSystemTime(now);
  await setOffline(context, true);
  await page.reload();
  await expect(circlePage.heading).toHaveText(title);
});
