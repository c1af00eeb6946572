import type { CourseSession } from '@learn/contracts';
import type { Api } from '../support/api.ts';
import { course, kickoff, lena } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

test('a session in the address becomes the current one and disappears from the address', async ({
  page,
  api,
  loggedIn,
  frame,
  learningPathPage,
}) => {
  await loggedIn(lena);
  const [first, second] = await sessionsOf(api);
  await learningPathPage.open();
  await expect(frame.sessionMenu).toContainText(first.title);
  await page.goto(`${course.path}?courseSessionId=${second.id}&profile=all`);
  await expect(frame.sessionMenu).toContainText(second.title);
  await expect(page).toHaveURL(`${course.path}?profile=all`);
  await expect(learningPathPage.circle(kickoff.title)).toContainText('Abgeschlossen');
});

test('a session that was chosen is remembered for its course', async ({
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
  await frame.sessionMenu.click();
  await page.getByRole('button', { name: second.title }).last().click();
  await expect(learningPathPage.circle(kickoff.title)).toContainText('Abgeschlossen');
  await page.reload();
  await expect(frame.sessionMenu).toContainText(second.title);
  await expect(learningPathPage.circle(kickoff.title)).toContainText('Abgeschlossen');
  expect(first.id).not.toBe(second.id);
});

test('a session that is not the person’s own leads home', async ({ page, loggedIn, homePage }) => {
  await loggedIn(lena);
  await page.goto(`${course.path}?courseSessionId=${crypto.randomUUID()}`);
  await expect(homePage.greeting).toBeVisible();
  await expect(page).toHaveURL('/');
});

async function sessionsOf(api: Api): Promise<readonly [CourseSession, CourseSession]> {
  const sessions = (await (await api.get('/api/course/sessions/')).json()) as readonly CourseSession[];
  const [first, second] = sessions.filter((session) => session.course.slug === course.slug);
  if (!first || !second) throw new Error('The demo participant is not in two sessions of her course');
  return [first, second];
}
