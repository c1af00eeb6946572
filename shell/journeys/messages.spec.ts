import { expect, lena, MessagesPage, noah, sandra, test, thomas } from '@learn/journeys';

test.use({ world: 'twins' });

test.describe('to a whole session', () => {
  test.use({ world: 'own' });

  test('an expert writes to the session, a participant reads it, and one less is unread', async ({
    page,
    loggedIn,
    somebodyElse,
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

    const messages = new MessagesPage((await somebodyElse(lena)).page);
    await messages.open();
    await expect(messages.count).toHaveText('9 Einträge · 4 ungelesen');
    await messages.row(/Ungelesen: Exkursion am Freitag/).click();
    await expect(messages.heading('Exkursion am Freitag')).toBeFocused();
    await expect(messages.count).toHaveText('9 Einträge · 3 ungelesen');
    await messages.page.reload();
    await expect(messages.heading('Exkursion am Freitag')).toBeVisible();
    await expect(messages.count).toHaveText('9 Einträge · 3 ungelesen');

    await page.reload();
    await expect(expert.pane.getByText(`Gelesen von 1 von ${count} Personen`)).toBeVisible();
    await expert.pane.getByRole('button', { name: 'Ankündigung zurückziehen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
    await expect(expert.row('Exkursion am Freitag')).toHaveCount(0);
  });
});

test('mentor and mentee write to each other; what was sent can be taken back', async ({
  page,
  loggedIn,
  somebodyElse,
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
  await mentee.answer('Danke, mache ich bis morgen!');

  const mentor = new MessagesPage((await somebodyElse(sandra)).page);
  await mentor.open('?show=conversations');
  await mentor.row(/Ungelesen: Lena Keller/).click();
  await expect(mentor.log.getByText('Danke, mache ich bis morgen!')).toBeVisible();
  await mentor.answer('Wunderbar.');

  await page.reload();
  await expect(mentee.log.getByText('Wunderbar.')).toBeVisible();
  await expect(mentee.log.getByRole('listitem').filter({ hasText: 'bis morgen!' })).toContainText('Gelesen');
});

test('the address of a thread opens it for its two people, and for nobody else', async ({
  page,
  loggedIn,
  somebodyElse,
}) => {
  await loggedIn(lena);
  const own = new MessagesPage(page);
  await own.open();
  await own.openTalk('Sandra Huber');
  const { pathname, search } = new URL(page.url());
  await page.goto(pathname + search);
  await expect(own.heading('Sandra Huber')).toBeVisible();

  const other = await somebodyElse(noah);
  const messages = new MessagesPage(other.page);
  const thread = new URLSearchParams(search).get('thread');
  expect((await other.api.get(`/api/messages/threads/${thread}/`)).status()).toBe(404);
  await messages.page.goto(pathname + search);
  await expect(messages.pane.getByText('Diese Nachricht gibt es nicht')).toBeVisible();
  await expect(messages.page.getByText('Noch keine Nachrichten')).toBeVisible();
  await expect(messages.write).toHaveCount(0);
});

test('what is typed survives a reload and a session that has ended', async ({
  page,
  context,
  consoleGuard,
  frame,
  loggedIn,
  loginPage,
  usernameOf,
}) => {
  consoleGuard.allow(/401/);
  await loggedIn(lena);
  const messages = new MessagesPage(page);
  await messages.open();
  await messages.openTalk('Sandra Huber');
  await messages.text.fill('Noch eine Frage zum Fall Brunner');
  await page.reload();
  await expect(messages.text).toHaveValue('Noch eine Frage zum Fall Brunner');

  await context.clearCookies({ name: 'sessionid' });
  await messages.send.click();
  await frame.sessionEnded.getByRole('link', { name: 'Neu anmelden' }).click();
  await loginPage.logIn(usernameOf(lena));
  await expect(messages.heading('Sandra Huber')).toBeVisible();
  await expect(messages.text).toHaveValue('Noch eine Frage zum Fall Brunner');
  await messages.send.click();
  await expect(messages.log.getByText('Noch eine Frage zum Fall Brunner')).toBeVisible();
  await expect(messages.text).toHaveValue('');
});

test.describe('all that came to a person', () => {
  test.use({ world: 'shared' });

  test('filter and search live in the address', async ({ page, loggedIn }) => {
    await loggedIn(lena);
    const messages = new MessagesPage(page);
    await messages.open();
    // how many are unread depends on who else looked at this world
    const unread = (await messages.count.textContent())?.replace(/^8 Einträge/, '') ?? '';
    expect(unread).toMatch(/^ · \d ungelesen$/);
    await page.getByRole('radio', { name: /^Gespräche/ }).check();
    await expect(messages.count).toHaveText(`1 Eintrag${unread}`);
    await page.getByRole('radio', { name: /^Alle/ }).check();
    await messages.search.fill('laptop');
    await expect(page).toHaveURL(/\?search=laptop$/);
    await expect(messages.count).toHaveText(`2 Einträge${unread}`);
    await page.reload();
    await expect(messages.count).toHaveText(`2 Einträge${unread}`);
    await messages.search.fill('xylophon');
    await expect(page.getByText('Nichts gefunden für «xylophon».')).toBeVisible();
    await page.getByRole('button', { name: 'Alle anzeigen' }).click();
    await expect(messages.count).toHaveText(`8 Einträge${unread}`);
  });
});

test.describe('phone', () => {
  // twins get the announcements to everybody many times
  test.use({ world: 'own', viewport: { width: 390, height: 844 } });

  test('list and conversation follow each other, and the way back leads to where one was', async ({
    page,
    loggedIn,
  }) => {
    await loggedIn(lena);
    const messages = new MessagesPage(page);
    await messages.open();
    await messages.openTalk('Sandra Huber');
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
