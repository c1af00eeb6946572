import {
  AssignmentPage,
  contentId,
  course,
  expect,
  FeedbackForm,
  LoginPage,
  lena,
  logIn,
  offlineErrors,
  ownSession,
  reloadDuringSave,
  restartErrors,
  setOffline,
  statusOnServer,
  test,
  untilCopied,
  vehicleChange,
} from '@learn/journeys';
import type { Page, Route } from '@playwright/test';

test.use({ world: 'twins' });
test.slow();

/** What the server has of the two questions. */
async function stored(assignment: AssignmentPage): Promise<readonly unknown[]> {
  const data = (await assignment.stored(vehicleChange))?.completion_data;
  return [data?.['task-1']?.user_data?.['block-1-1'], data?.['task-2']?.user_data?.['block-2-1']];
}

/** Types as people do, into the question and to its end. */
async function type(page: Page, question: string, words: string): Promise<void> {
  const field = new AssignmentPage(page).text(question);
  await field.click();
  await field.press('Control+End');
  await page.keyboard.type(words);
}

test('a typed answer survives a reload and a closed tab, also when there was no time to save it', async ({
  page,
  context,
  loggedIn,
  consoleGuard,
}) => {
  // what was on its way when the page went
  consoleGuard.allow(/Failed to fetch/);
  const assignment = new AssignmentPage(page);
  await loggedIn(lena);
  await assignment.open(vehicleChange.path);
  await type(page, vehicleChange.questions, 'Nach dem Arbeitsweg');
  await page.reload();
  await expect(assignment.text(vehicleChange.questions)).toHaveValue('Nach dem Arbeitsweg');
  await expect.poll(() => stored(assignment)).toEqual(['Nach dem Arbeitsweg', undefined]);

  await type(page, vehicleChange.questions, ' und der Garage');
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  const again = new AssignmentPage(next);
  await again.open(vehicleChange.path);
  await expect(again.text(vehicleChange.questions)).toHaveValue('Nach dem Arbeitsweg und der Garage');
  await expect.poll(() => stored(again)).toEqual(['Nach dem Arbeitsweg und der Garage', undefined]);
});

test.describe('where pages come from the server only', () => {
  test.use({ serviceWorkers: 'block' });

  test('an answer that is saved while the page is asked for again shows in it', async ({
    page,
    loggedIn,
  }) => {
    const assignment = new AssignmentPage(page);
    await loggedIn(lena);
    await assignment.open(vehicleChange.path);
    await type(page, vehicleChange.questions, 'Nach dem Arbeitsweg');
    await expect(assignment.saved('Situation erfassen')).toBeVisible();
    await reloadDuringSave(page, {
      save: /\/server\/graphql\//,
      kept: 'draft:',
      act: () => type(page, vehicleChange.questions, ' und der Garage'),
    });
    await expect(assignment.text(vehicleChange.questions)).toHaveValue('Nach dem Arbeitsweg und der Garage');
    await expect(assignment.conflict).toBeHidden();
    await type(page, vehicleChange.questions, ' zu Hause');
    const whole = 'Nach dem Arbeitsweg und der Garage zu Hause';
    await expect.poll(() => stored(assignment)).toEqual([whole, undefined]);
  });
});

test('a typed answer survives a login that has ended', async ({
  usernameOf,
  page,
  context,
  frame,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  const assignment = new AssignmentPage(page);
  await loggedIn(lena);
  await assignment.open(vehicleChange.path);
  await page.waitForLoadState('networkidle');
  await assignment.text(vehicleChange.questions).focus();
  await context.clearCookies({ name: 'sessionid' });
  // at once: what else is asked for would find out meanwhile, and its dialog would lie over the field
  await page.keyboard.insertText('Nach der Ladestation');
  await expect(frame.sessionEnded).toBeVisible();
  await frame.sessionEnded.getByRole('link', { name: 'Neu anmelden' }).click();
  await new LoginPage(page).logIn(usernameOf(lena));
  await expect(page).toHaveURL(new RegExp(vehicleChange.path));
  await expect(assignment.text(vehicleChange.questions)).toHaveValue('Nach der Ladestation');
  await expect.poll(() => stored(assignment)).toEqual(['Nach der Ladestation', undefined]);
});

test('without network answers and the submission wait visibly, and are sent when it is back', async ({
  page,
  context,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(...offlineErrors, /Failed to fetch/);
  const assignment = new AssignmentPage(page);
  await loggedIn(lena);
  await assignment.open(vehicleChange.path);
  await type(page, vehicleChange.questions, 'Vor');
  await expect(assignment.saved('Situation erfassen')).toBeVisible();
  // the part that works without network comes after the page
  await untilCopied(page, vehicleChange.path);
  await setOffline(context, true);
  await type(page, vehicleChange.questions, ' und nach dem Tunnel');
  await expect(page.getByText('auf diesem Gerät gespeichert', { exact: true })).toBeVisible();
  await expect(page.getByText('Du bist gerade nicht verbunden.')).toBeVisible();
  await setOffline(context, false);
  await expect(assignment.saved('Situation erfassen')).toBeVisible({ timeout: 30_000 });
  expect(await stored(assignment)).toEqual(['Vor und nach dem Tunnel', undefined]);

  await setOffline(context, true);
  await assignment.toSummary.click();
  await assignment.handIn(vehicleChange.declaration);
  await expect(page.getByText('Deine Abgabe wartet auf das Netz')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await setOffline(context, false);
  await expect(page.getByText(/^Abgegeben am /)).toBeVisible({ timeout: 30_000 });
  expect((await assignment.stored(vehicleChange))?.completion_status).toBe('SUBMITTED');
});

test('two tabs type into different tasks, and both answers stay', async ({ page, context, loggedIn }) => {
  const [first, second] = [new AssignmentPage(page), new AssignmentPage(await context.newPage())];
  await loggedIn(lena);
  await first.open(vehicleChange.path);
  await second.open(vehicleChange.path);
  await type(page, vehicleChange.questions, 'aus dem ersten Fenster');
  await type(second.page, vehicleChange.covers, 'aus dem zweiten Fenster');
  const both = ['aus dem ersten Fenster', 'aus dem zweiten Fenster'];
  await expect.poll(() => stored(first)).toEqual(both);
  for (const tab of [first, second]) {
    await expect(tab.text(vehicleChange.questions)).toHaveValue('aus dem ersten Fenster');
    await expect(tab.text(vehicleChange.covers)).toHaveValue('aus dem zweiten Fenster');
    await expect(tab.conflict).toBeHidden();
  }
});

test('the same task on two devices asks which answer counts, and shows both', async ({
  usernameOf,
  page,
  browser,
  loggedIn,
  baseURL,
}) => {
  const phone = await browser.newContext({ baseURL, locale: 'de-CH' });
  await logIn(phone, usernameOf(lena));
  const [desk, other] = [new AssignmentPage(page), new AssignmentPage(await phone.newPage())];
  await loggedIn(lena);
  await desk.open(vehicleChange.path);
  await other.open(vehicleChange.path);
  await type(other.page, vehicleChange.questions, 'am Telefon');
  await expect(other.saved('Situation erfassen')).toBeVisible();
  await type(page, vehicleChange.questions, 'am Pult');
  await expect(desk.conflict).toContainText('am Pult');
  await expect(desk.conflict).toContainText('am Telefon');
  expect(await stored(desk)).toEqual(['am Telefon', undefined]);
  await desk.conflict.getByRole('button', { name: 'Die von hier behalten' }).click();
  await expect(desk.conflict).toBeHidden();
  await expect.poll(() => stored(desk)).toEqual(['am Pult', undefined]);

  await type(other.page, vehicleChange.questions, ' und im Zug');
  await expect(other.conflict).toContainText('am Telefon und im Zug');
  await other.conflict.getByRole('button', { name: 'Die gespeicherte behalten' }).click();
  await expect(other.text(vehicleChange.questions)).toHaveValue('am Pult');
  await phone.close();
});

test('an answer given without network asks when the same task was answered elsewhere meanwhile', async ({
  usernameOf,
  page,
  context,
  browser,
  platform,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(...offlineErrors, /Failed to fetch/);
  const assignment = new AssignmentPage(page);
  await loggedIn(lena);
  await assignment.open(vehicleChange.path);
  await untilCopied(page, vehicleChange.path);
  await setOffline(context, true);
  await page.goto(vehicleChange.path);
  await assignment.text(vehicleChange.questions).fill('Ohne Netz geschrieben.');
  await expect(page.getByRole('button', { name: '1 Änderung wartet' })).toBeVisible();

  const other = await browser.newContext({ baseURL: platform.url });
  await logIn(other, usernameOf(lena));
  const elsewhere = new AssignmentPage(await other.newPage());
  await elsewhere.open(vehicleChange.path);
  await elsewhere.text(vehicleChange.questions).fill('Anderswo geschrieben.');
  await expect(elsewhere.saved('Situation erfassen')).toBeVisible();
  await other.close();

  await setOffline(context, false);
  await expect(assignment.conflict).toBeVisible({ timeout: 30_000 });
  await expect(assignment.conflict).toContainText('Anderswo geschrieben.');
  await assignment.conflict.getByRole('button', { name: 'Die von hier behalten' }).click();
  const answer = async () => {
    const work = await assignment.stored(vehicleChange);
    return Object.values(work?.completion_data ?? {}).flatMap(({ user_data }) =>
      Object.values(user_data ?? {}),
    );
  };
  await expect.poll(answer).toContain('Ohne Netz geschrieben.');
  await expect(page.getByRole('button', { name: /Änderung/ })).toBeHidden();
});

test('a typed answer survives a restart of the server', async ({
  page,
  platform,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(...restartErrors, /Failed to fetch/);
  const assignment = new AssignmentPage(page);
  await loggedIn(lena);
  await assignment.open(vehicleChange.path);
  await type(page, vehicleChange.questions, 'vorher');
  await expect(assignment.saved('Situation erfassen')).toBeVisible();
  await platform.stop();
  await type(page, vehicleChange.questions, ' und währenddessen');
  await expect(page.getByText('auf diesem Gerät gespeichert', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await platform.restart();
  await expect(assignment.saved('Situation erfassen')).toBeVisible({ timeout: 60_000 });
  expect(await stored(assignment)).toEqual(['vorher und währenddessen', undefined]);
  await page.reload();
  await expect(assignment.text(vehicleChange.questions)).toHaveValue('vorher und währenddessen');
});

test('feedback sent later stays in the list when the server has a fault or refuses it, and survives a lost answer', async ({
  page,
  context,
  api,
  loggedIn,
  homePage,
  consoleGuard,
}) => {
  consoleGuard.allow(...offlineErrors, /Failed to fetch/, /500 \(Internal Server Error\)/, /ERR_FAILED/);
  await loggedIn(lena);
  const own = await ownSession(api, course.slug);
  const id = await contentId(api, course.slug, 'fahrzeug', 'feedback-fahrzeug');
  await page.goto(`${course.path}/fahrzeug/feedback-fahrzeug`);
  const form = new FeedbackForm(page);
  for (const step of [1, 2, 3]) {
    await expect(form.step(step)).toBeVisible();
    await form.answerAll(3);
    await form.next.click();
  }
  const text = page.getByRole('textbox').first();
  await text.fill('Zu viel des Guten. '.repeat(300));
  await setOffline(context, true);
  await form.next.click();
  await form.submit.click();
  await expect(page.getByText(/Dein Feedback wird abgegeben, sobald/)).toBeVisible();
  await page.goto('about:blank');

  /** Lets this happen to the next feedback that is handed in. */
  const next = async (happens: (route: Route) => Promise<void>) => {
    let happened = false;
    await page.route('**/server/graphql/', (route) => {
      if (happened || !/"submitted":true/.test(route.request().postData() ?? '')) return route.fallback();
      happened = true;
      return happens(route);
    });
  };
  await next((route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await setOffline(context, false);
  await homePage.open();
  await page.getByRole('button', { name: '1 Änderung braucht dich' }).click();
  const list = page.getByRole('list', { name: 'Noch nicht gesendet' });
  await expect(list).toContainText('Der Server konnte das gerade nicht speichern.');
  await list.getByRole('button', { name: /nochmals senden$/ }).click();
  await expect(list).toContainText('Konnte nicht gespeichert werden. Zu lang.');

  await list.getByRole('link', { name: /öffnen$/ }).click();
  await page.getByRole('button', { name: 'Zur Frage' }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription('Zu lang.');
  await expect(text).toHaveValue(/^Zu viel des Guten\./);
  expect(await statusOnServer(api, own, id)).not.toBe('SUCCESS');
  await text.fill('Die Beispiele aus dem Alltag.');
  await expect(form.saved).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  // the server takes it, and nobody hears of that
  await next(async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.next.click();
  await form.submit.click();
  await expect(form.thanks).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('button', { name: /Änderung/ })).toBeHidden();
  await expect.poll(() => statusOnServer(api, own, id)).toBe('SUCCESS');
});
