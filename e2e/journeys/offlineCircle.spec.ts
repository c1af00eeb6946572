import {
  cachedAddresses,
  expect,
  kickoff,
  lena,
  offlineErrors,
  setOffline,
  test,
  untilCopied,
} from '@learn/journeys';

test.use({ world: 'twins' });
test.slow();

test('an opened circle is read, marked and assessed without network, and all is sent in order', async ({
  page,
  context,
  api,
  frame,
  loggedIn,
  circlePage,
  contentPage,
  consoleGuard,
}) => {
  consoleGuard.allow(...offlineErrors, /Failed to fetch/);
  await loggedIn(lena);
  await circlePage.open();
  await expect(circlePage.heading).toBeVisible();
  await untilCopied(page, kickoff.path, kickoff.first.path, kickoff.second.path, kickoff.unit.evaluate);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/completion/mark/')) sent.push(String(request.postDataJSON().page_id));
  });

  await setOffline(context, true);
  await page.reload();
  await expect(circlePage.heading).toBeVisible();
  await expect(page.getByRole('banner').getByText(/Du bist offline\..*Diese Seite ist vom/)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: kickoff.first.title, exact: true }).click();
  await expect(contentPage.heading(kickoff.first.title)).toBeVisible();
  await expect(page.getByText('Schön, dass du da bist')).toBeVisible();
  await contentPage.mark.click();
  await expect(page.getByText('wartet auf Verbindung', { exact: true })).toBeVisible();
  await contentPage.goOn.first().click();
  await expect(contentPage.heading(kickoff.second.title)).toBeVisible();
  const waiting = (count: number) =>
    page.getByRole('button', { name: count === 1 ? '1 Änderung wartet' : `${count} Änderungen warten` });
  await expect(waiting(1)).toBeVisible();

  await page.goto(kickoff.unit.evaluate);
  const first = page.getByRole('group').first();
  await first.getByRole('radio', { name: 'Ja, das kann ich' }).click();
  await expect(first.getByText('wartet auf Verbindung')).toBeVisible();
  await waiting(2).click();
  const list = page.getByRole('list', { name: 'Noch nicht gesendet' });
  await expect(list.getByRole('listitem')).toHaveText([/^Willkommen/, /^Ich kann/]);
  await page.keyboard.press('Escape');

  await test.step('unsent changes show after a reload, and on the other pages', async () => {
    await page.goto(kickoff.path);
    await expect(waiting(2)).toBeVisible();
    await expect(circlePage.content(kickoff.first.title)).toContainText('Erledigt');
  });

  await test.step('a page without a copy leads to those that have one', async () => {
    await page.goto('/profile');
    await expect(frame.heading).toHaveText('Du bist offline');
    await page.getByRole('link', { name: kickoff.title, exact: true }).click();
    await expect(circlePage.heading).toBeVisible();
  });

  expect(sent).toEqual([]);
  await setOffline(context, false);
  await expect(page.getByRole('status').filter({ hasText: 'Alles ist gesendet' })).toBeAttached();
  await expect(waiting(2)).toBeHidden();
  const sessions = (await (await api.get('/api/course/sessions/')).json()) as { id: string; title: string }[];
  const session = sessions.find(({ title }) => title.startsWith('Zürich'));
  const me = (await (await api.get('/api/core/me/')).json()) as { id: string };
  const completions = await api.get(`/api/course/completion/${session?.id}/${me.id}/`);
  const stored = ((await completions.json()) as { page_id: string }[]).map(({ page_id }) => page_id);
  expect(sent).toHaveLength(2);
  // the list of the server begins with the oldest change
  expect(stored.filter((id) => sent.includes(id))).toEqual(sent);

  await page.reload();
  await expect(page.getByText(/Diese Seite ist vom/)).toBeHidden();
  await expect(circlePage.content(kickoff.first.title)).toContainText('Erledigt');

  await test.step('a logout deletes the copies', async () => {
    await frame.logOut();
    await expect(page).toHaveURL(/login-local/);
    await expect.poll(() => cachedAddresses(page, 'kept')).toEqual([]);
    await setOffline(context, true);
    await page.goto(kickoff.path);
    await expect(frame.heading).toHaveText('Du bist offline');
    await expect(page.getByRole('link', { name: kickoff.title, exact: true })).toBeHidden();
  });
});
