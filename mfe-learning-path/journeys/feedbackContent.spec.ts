import {
  contentId,
  course,
  expect,
  FeedbackForm,
  lena,
  offlineErrors,
  ownSession,
  reloadDuringSave,
  restartErrors,
  setOffline,
  statusOnServer,
  test,
} from '@learn/journeys';

test.use({ world: 'twins' });

const path = `${course.path}/fahrzeug/feedback-fahrzeug`;

test('a participant answers step by step, is led to what is missing or wrong, and hands the feedback in', async ({
  page,
  api,
  loggedIn,
}) => {
  test.slow();
  await loggedIn(lena);
  const own = await ownSession(api, course.slug);
  const id = await contentId(api, course.slug, 'fahrzeug', 'feedback-fahrzeug');
  await page.goto(path);
  const form = new FeedbackForm(page);
  await expect(page.getByText(/Deine Antworten sind anonym/)).toBeVisible();

  // by keyboard alone, and back again: what is answered stays
  await form
    .question(/Wie zufrieden bist du/)
    .getByRole('radio')
    .first()
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.step(2)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await form.answerAll(3);
  await form.back.click();
  await expect(
    form
      .question(/Wie zufrieden bist du/)
      .getByRole('radio')
      .nth(1),
  ).toBeChecked();
  await expect(form.saved).toBeVisible();

  // on another visit everything is there, and the place too
  await form.next.click();
  await page.reload();
  await expect(form.step(2)).toBeVisible();
  await expect(page.getByRole('group').first().getByRole('radio').nth(2)).toBeChecked();
  expect(await statusOnServer(api, own, id)).not.toBe('SUCCESS');

  // the rest of the ticks, and a text that is longer than the server takes
  await form.next.click();
  await form.answerAll(4);
  await form.next.click();
  const text = page.getByRole('textbox').first();
  await text.fill('Zu viel des Guten. '.repeat(300));
  await form.next.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Prüfen und abgeben' })).toBeFocused();
  await expect(page.getByText('noch offen').first()).toBeVisible();

  // what is missing is on the first step
  await form.submit.click();
  await expect(form.step(1)).toBeVisible();
  await expect(page.getByText('Hier fehlt noch deine Antwort.').first()).toBeVisible();
  await form.answerAll(2);
  await expect(page.getByText('Hier fehlt noch deine Antwort.')).toHaveCount(0);
  for (const step of [2, 3, 4, 5]) {
    await form.next.click();
    await expect(form.step(step)).toBeVisible();
  }

  // what the server finds wrong stands at its question, and nothing of the text is lost
  await form.submit.click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription('Zu lang.');
  await expect(text).toHaveValue(/^Zu viel des Guten\./);
  expect(await statusOnServer(api, own, id)).not.toBe('SUCCESS');
  await text.fill('Die Beispiele aus dem Alltag.');
  await form.next.click();
  await expect(page.getByText('Die Beispiele aus dem Alltag.')).toBeVisible();
  await form.submit.click();

  await expect(form.thanks).toBeVisible();
  await expect(page.getByText('Die Beispiele aus dem Alltag.')).toHaveCount(0);
  await expect(page.getByText('Erledigt', { exact: true })).toBeVisible();
  await expect.poll(() => statusOnServer(api, own, id)).toBe('SUCCESS');
  await page.reload();
  await expect(form.thanks).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test.describe('where pages come from the server only', () => {
  test.use({ serviceWorkers: 'block' });

  test('an answer that is saved while the page is asked for again shows in it', async ({
    page,
    loggedIn,
  }) => {
    await loggedIn(lena);
    await page.goto(path);
    const form = new FeedbackForm(page);
    await form.answerAll(2);
    await expect(form.saved).toBeVisible();
    const answer = page.getByRole('group').first().getByRole('radio').nth(3);
    await reloadDuringSave(page, { save: /\/server\/graphql\//, kept: 'draft:', act: () => answer.check() });
    await expect(answer).toBeChecked();
  });
});

test('different questions answered on two devices that know nothing of each other are all answered', async ({
  page,
  loggedIn,
  somebodyElse,
}) => {
  await loggedIn(lena);
  const here = new FeedbackForm(page);
  const { page: elsewhere } = await somebodyElse(lena);
  const there = new FeedbackForm(elsewhere);
  await page.goto(path);
  await elsewhere.goto(path);
  const answer = (form: FeedbackForm, question: number, value: number) =>
    form.page.getByRole('group').nth(question).getByRole('radio').nth(value);
  await answer(here, 0, 3).check();
  await expect(here.saved).toBeVisible();
  await answer(there, 1, 1).check();
  await expect(there.saved).toBeVisible();
  for (const form of [here, there]) {
    await form.page.reload();
    await expect(answer(form, 0, 3)).toBeChecked();
    await expect(answer(form, 1, 1)).toBeChecked();
  }
});

test('answers survive a restart of the server and a lost network, and go on in another browser', async ({
  page,
  api,
  platform,
  loggedIn,
  browser,
  baseURL,
  context,
  consoleGuard,
}) => {
  test.slow();
  await loggedIn(lena);
  const own = await ownSession(api, course.slug);
  const id = await contentId(api, course.slug, 'fahrzeug', 'feedback-fahrzeug');
  await page.goto(path);
  const form = new FeedbackForm(page);
  await form.answerAll(3);
  await expect(form.saved).toBeVisible();
  await page.goto('about:blank');
  consoleGuard.allow(...restartErrors);
  await platform.restart('SIGKILL');

  const { cookies } = await context.storageState();
  const another = await browser.newContext({ baseURL, storageState: { cookies, origins: [] } });
  const elsewhere = await another.newPage();
  await elsewhere.goto(`${path}?courseSessionId=${own.courseSessionId}`);
  await expect(elsewhere.getByRole('group').first().getByRole('radio').nth(2)).toBeChecked();
  await another.close();

  // handed in without network: it waits, says so, and is sent when the network is back
  await page.goto(path);
  for (const step of [1, 2, 3]) {
    await expect(form.step(step)).toBeVisible();
    await form.answerAll(3);
    await form.next.click();
  }
  await form.next.click();
  await expect(form.saved).toBeVisible();
  consoleGuard.allow(...offlineErrors);
  await setOffline(context, true);
  await form.submit.click();
  await expect(page.getByText(/Dein Feedback wird abgegeben, sobald du wieder verbunden bist/)).toBeVisible();
  await expect(form.submit).toHaveCount(0);
  await setOffline(context, false);
  await expect(form.thanks).toBeVisible({ timeout: 45_000 });
  await expect.poll(() => statusOnServer(api, own, id)).toBe('SUCCESS');
});
