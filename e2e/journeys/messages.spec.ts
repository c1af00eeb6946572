import type { Browser } from '@playwright/test';
import { logIn } from '../support/api.ts';
import { lena, noah, thomas } from '../support/demo.ts';
import { LoginPage } from '../support/pages/LoginPage.ts';
import { MessagesPage } from '../support/pages/MessagesPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ world: 'own' });

const sandra = 'sandra.huber';

/** Somebody else in a browser of his own. */
async function asOther(browser: Browser, baseURL: string, username: string) {
  const context = await browser.newContext({ baseURL, locale: 'de-CH', timezoneId: 'Europe/Zurich' });
  await logIn(context, username);
  return { context, messages: new MessagesPage(await context.newPage()) };
}

test('an expert writes to the session, a participant reads it, and one less is unread', async ({
  page,
  browser,
  platform,
  loggedIn,
}) => {
  await loggedIn(thomas);
  const expert = new MessagesPage(page);
  await expert.open();
  await expert.write.click();
  await expect(expert.heading('Nachricht schreiben')).toBeFocused();
  await expert.chooseRecipient('Zürich');
  const reached = expert.pane.getByText(/Personen bekommen diese Ankündigung/);
  const count = Number(/\d+/.exec(await reached.innerText())?.[0]);
  expect(count).toBeGreaterThan(20);

  // what is missing is said, and the first of it has the focus
  await expert.pane.getByRole('button', { name: 'Prüfen und senden' }).click();
  const title = expert.pane.getByRole('textbox', { name: 'Titel' });
  await expect(title).toBeFocused();
  await expect(expert.pane.getByRole('alert')).toHaveCount(2);

  await title.fill('Exkursion am Freitag');
  await expert.text.fill('Treffpunkt: 8 Uhr am Bahnhof.\nPlan: https://plan.example/exkursion.');
  await expert.pane.getByRole('button', { name: 'Prüfen und senden' }).click();
  const question = page.getByRole('dialog', { name: `An ${count} Personen senden?` });
  await expect(question.getByRole('link')).toHaveAttribute('href', 'https://plan.example/exkursion');
  await question.getByRole('button', { name: 'Jetzt senden' }).click();
  await expect(expert.heading('Exkursion am Freitag')).toBeVisible();
  await expect(expert.pane.getByText(`An ${count} Personen gesendet.`)).toBeVisible();
  await expect(expert.pane.getByText(`Gelesen von 0 von ${count} Personen`)).toBeVisible();

  const { context, messages } = await asOther(browser, platform.url, lena);
  await messages.open();
  await expect(messages.page.getByText('9 Einträge · 4 ungelesen')).toBeVisible();
  await messages.row(/Ungelesen: Exkursion am Freitag/).click();
  await expect(messages.heading('Exkursion am Freitag')).toBeFocused();
  await expect(messages.page.getByText('9 Einträge · 3 ungelesen')).toBeVisible();
  await messages.page.reload();
  await expect(messages.heading('Exkursion am Freitag')).toBeVisible();
  await expect(messages.page.getByText('9 Einträge · 3 ungelesen')).toBeVisible();

  await page.reload();
  await expect(expert.pane.getByText(`Gelesen von 1 von ${count} Personen`)).toBeVisible();
  await expert.pane.getByRole('button', { name: 'Ankündigung zurückziehen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(expert.row('Exkursion am Freitag')).toHaveCount(0);
  await context.close();
});

test('mentor and mentee write to each other; what was sent can be taken back', async ({
  page,
  browser,
  platform,
  loggedIn,
}) => {
  await loggedIn(lena);
  const mentee = new MessagesPage(page);
  await mentee.open();
  await mentee.row(/Ungelesen: Sandra Huber/).click();
  await expect(mentee.log.getByText('Neu', { exact: true })).toBeVisible();
  await expect(mentee.row('Sandra Huber')).not.toContainText('Ungelesen');
  await mentee.text.fill('Danke, mache ich!');
  await page.keyboard.press('Control+Enter');
  await expect(mentee.log.getByText('Danke, mache ich!')).toBeVisible();
  await expect(mentee.text).toHaveValue('');
  await expect(mentee.text).toBeFocused();
  await mentee.pane.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(mentee.text).toHaveValue('Danke, mache ich!');
  await expect(mentee.log.getByText('Nachricht zurückgezogen')).toBeVisible();
  await mentee.text.fill('Danke, mache ich bis morgen!');
  await mentee.send.click();
  await expect(mentee.log.getByText('Danke, mache ich bis morgen!')).toBeVisible();

  const { context, messages: mentor } = await asOther(browser, platform.url, sandra);
  await mentor.open('?show=conversations');
  await mentor.row(/Ungelesen: Lena Keller/).click();
  await expect(mentor.log.getByText('Danke, mache ich bis morgen!')).toBeVisible();
  await mentor.text.fill('Wunderbar.');
  await mentor.send.click();
  await expect(mentor.log.getByText('Wunderbar.')).toBeVisible();
  await context.close();

  await page.reload();
  await expect(mentee.log.getByText('Wunderbar.')).toBeVisible();
  await expect(mentee.log.getByRole('listitem').filter({ hasText: 'bis morgen!' })).toContainText('Gelesen');
});

test('the address of a thread opens it for whom it is, and for nobody else', async ({
  page,
  browser,
  platform,
  loggedIn,
}) => {
  await loggedIn(lena);
  const own = new MessagesPage(page);
  await own.open();
  await own.row('Sandra Huber').click();
  await expect(own.heading('Sandra Huber')).toBeFocused();
  const { pathname, search } = new URL(page.url());
  await page.goto(pathname + search);
  await expect(own.heading('Sandra Huber')).toBeVisible();

  const { context, messages } = await asOther(browser, platform.url, noah);
  const thread = new URLSearchParams(search).get('thread');
  expect((await context.request.get(`/api/messages/threads/${thread}/`)).status()).toBe(404);
  await messages.page.goto(pathname + search);
  await expect(messages.pane.getByText('Diese Nachricht gibt es nicht')).toBeVisible();
  await expect(messages.page.getByText('Noch keine Nachrichten')).toBeVisible();
  await expect(messages.write).toHaveCount(0);
  await context.close();
});

test('what is typed survives a reload and a session that has ended', async ({
  page,
  context,
  consoleGuard,
  loggedIn,
}) => {
  consoleGuard.allow(/401/);
  await loggedIn(lena);
  const messages = new MessagesPage(page);
  await messages.open();
  await messages.row('Sandra Huber').click();
  await messages.text.fill('Noch eine Frage zum Fall Brunner');
  await page.reload();
  await expect(messages.text).toHaveValue('Noch eine Frage zum Fall Brunner');

  await context.clearCookies({ name: 'sessionid' });
  await messages.send.click();
  const ended = page.getByRole('dialog', { name: 'Deine Anmeldung ist abgelaufen' });
  await ended.getByRole('link', { name: 'Neu anmelden' }).click();
  const login = new LoginPage(page);
  await login.logIn(lena, 'demo');
  await expect(messages.heading('Sandra Huber')).toBeVisible();
  await expect(messages.text).toHaveValue('Noch eine Frage zum Fall Brunner');
  await messages.send.click();
  await expect(messages.log.getByText('Noch eine Frage zum Fall Brunner')).toBeVisible();
  await expect(messages.text).toHaveValue('');
});

test('filter and search live in the address', async ({ page, loggedIn }) => {
  await loggedIn(lena);
  const messages = new MessagesPage(page);
  await messages.open();
  await page.getByRole('radio', { name: /^Gespräche/ }).check();
  await expect(page.getByText('1 Eintrag · 3 ungelesen')).toBeVisible();
  await page.getByRole('radio', { name: /^Alle/ }).check();
  await page.getByRole('searchbox', { name: 'Nachrichten durchsuchen' }).fill('laptop');
  await expect(page).toHaveURL(/\?search=laptop$/);
  await expect(page.getByText('2 Einträge · 3 ungelesen')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 Einträge · 3 ungelesen')).toBeVisible();
  await page.getByRole('searchbox').fill('xylophon');
  await expect(page.getByText('Nichts gefunden für «xylophon».')).toBeVisible();
  await page.getByRole('button', { name: 'Alle anzeigen' }).click();
  await expect(page.getByText('8 Einträge · 3 ungelesen')).toBeVisible();
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('list and conversation follow each other, and the way back leads to where one was', async ({
    page,
    loggedIn,
  }) => {
    await loggedIn(lena);
    const messages = new MessagesPage(page);
    await messages.open();
    await messages.row('Sandra Huber').click();
    await expect(messages.heading('Sandra Huber')).toBeFocused();
    await expect(messages.list).toBeHidden();
    await expect(messages.log.getByText('fall-brunner')).toBeInViewport();
    await page.getByRole('link', { name: 'Alle Nachrichten' }).click();
    await expect(messages.row('Sandra Huber')).toBeFocused();
    await messages.row('Plattform am Sonntag').click();
    await expect(messages.pane.getByText(/Was du vorher geschrieben hast/)).toBeVisible();
    await page.goBack();
    await expect(messages.row('Plattform am Sonntag')).toBeFocused();
    await expect(messages.row('Plattform am Sonntag')).toBeInViewport();
  });
});
