import type { CourseSession } from '@learn/contracts';
import { type Api, course, expect, Frame, kickoff, lena, sessionsByBegin, test } from '@learn/journeys';

test('a session is chosen by keyboard or by the address, and remembered for its course', async ({
  page,
  api,
  loggedIn,
  frame,
  learningPathPage,
}) => {
  await loggedIn(lena);
  const [first, second] = await sessionsOf(api);
  await learningPathPage.open();
  await expect(learningPathPage.circle(kickoff.title)).toContainText('Noch nicht begonnen');
  await frame.sessionMenu.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Durchführung' });
  await expect(menu.getByRole('button')).toHaveCount(2);
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(menu.getByRole('button', { name: second.title })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.sessionMenu).toContainText(second.title);
  await expect(frame.sessionMenu).toBeFocused();
  await expect(page).toHaveURL(course.path);
  await expect(learningPathPage.circle(kickoff.title)).toContainText('Abgeschlossen');

  // the data that the page carries are those of the session that the browser remembers
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(frame.sessionMenu).toContainText(second.title);
  await expect(learningPathPage.circle(kickoff.title)).toContainText('Abgeschlossen');
  expect(asked.filter((path) => path.startsWith('/api/course/'))).toEqual([]);

  await page.goto(`${course.path}?courseSessionId=${first.id}&profile=all`);
  await expect(frame.sessionMenu).toContainText(first.title);
  await expect(page).toHaveURL(`${course.path}?profile=all`);
  await expect(learningPathPage.circle(kickoff.title)).toContainText('Noch nicht begonnen');
});

test('home and course agree, and stay in the session on reload, in new tabs and by links', async ({
  page,
  api,
  context,
  loggedIn,
  homePage,
  learningPathPage,
  frame,
}) => {
  await loggedIn(lena, { newBrowser: true });
  await homePage.open();
  const shown = await homePage.sessionSelect(homePage.panel(course.title)).textContent();
  const sessions = await sessionsOf(api);
  const { id: continued, title } = sessions.find((session) => shown?.endsWith(session.title)) ?? sessions[0];
  const other = sessions.find((session) => session.id !== continued)?.title ?? '';

  // a browser that knows nothing yet, at an address without a session
  const direct = new Frame(await context.newPage());
  await direct.page.goto(course.path);
  await expect(direct.sessionMenu).toContainText(title);

  await homePage.panel(course.title).getByRole('link', { name: 'Zum Lernpfad' }).first().click();
  await expect(page).toHaveURL(course.path);
  await page.reload();
  await expect(frame.sessionMenu).toContainText(title);

  // a link of the page, opened elsewhere after another tab went to the other session
  const link = await learningPathPage.circle(kickoff.title).getByRole('link').first().getAttribute('href');
  expect(link).toContain(`courseSessionId=${continued}`);
  await direct.sessionMenu.click();
  await direct.page.getByRole('button', { name: other }).last().click();
  await expect(direct.sessionMenu).toContainText(other);
  const opened = new Frame(await context.newPage());
  await opened.page.goto(link ?? '');
  await expect(opened.sessionMenu).toContainText(title);

  await direct.page.reload();
  await expect(direct.sessionMenu).toContainText(other);
  await page.reload();
  await expect(frame.sessionMenu).toContainText(title);
});

test('a session that is not the person’s own leads home', async ({ page, loggedIn, homePage }) => {
  await loggedIn(lena);
  await page.goto(`${course.path}?courseSessionId=${crypto.randomUUID()}`);
  await expect(homePage.greeting).toBeVisible();
  await expect(page).toHaveURL('/');
});

async function sessionsOf(api: Api): Promise<readonly [CourseSession, CourseSession]> {
  const [first, second] = (await sessionsByBegin(api)).filter((one) => one.course.slug === course.slug);
  if (!first || !second) throw new Error('The demo participant is not in two sessions of her course');
  return [first, second];
}
