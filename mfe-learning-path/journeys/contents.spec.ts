import { askServer, expect, lena, test, thomas } from '@learn/journeys';
import type { Page } from '@playwright/test';

test.use({ world: 'twins' });

/** Contents that one marks oneself, and what one does with each before. */
const selfMarked: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'kickoff/willkommen': (page) => expect(page.getByText('Schön, dass du da bist')).toBeVisible(),
  'kickoff/rolle-in-der-vermittlung': async (page) => {
    await expect(page.getByText(/^Karte 1 von \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Nächste Karte' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Karte 3 von \d+$/)).toBeVisible();
  },
  'kickoff/was-weisst-du-schon': async (page) => {
    await page.getByRole('main').locator('input').first().check();
    await page.getByRole('button', { name: 'Antworten', exact: true }).click();
    await expect(page.getByText(/^(Richtig|Nicht ganz)\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Nächste Frage' }).click();
    await expect(page.getByText(/^Frage 2 von \d+$/)).toBeVisible();
  },
  'kickoff/vorlagen-zum-start': async (page) => {
    const documents = page.getByRole('main').locator('[aria-expanded]');
    await expect(documents).toHaveText(['Wochenplan', 'Beratungsprotokoll']);
    await documents.first().click();
    await expect(documents.first()).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/^Trage zuerst ein, was feststeht/)).toBeVisible();
  },
  'kickoff/lernplan-erstellen': (page) =>
    expect(
      page.getByRole('main').getByRole('link', { name: /öffnet in einem neuen Fenster/ }),
    ).toHaveAttribute('rel', 'noopener noreferrer'),
  'fahrzeug/merkblaetter-fahrzeug': (page) =>
    expect(page.getByRole('link', { name: 'In der Mediathek öffnen' })).toHaveAttribute(
      'href',
      /\/course\/[^/]+\/media\/./,
    ),
};

/** Has completed the circle that unlocks the one with the placeholder. */
const gian = 'gian.bernasconi';

test('what one marks oneself is opened, used, marked, and on the server', async ({
  page,
  loggedIn,
  contentPage,
}) => {
  test.slow();
  await loggedIn(lena);
  for (const [path, use] of Object.entries(selfMarked)) {
    const { status } = await contentPage.open(path);
    await use(page);
    await contentPage.markAsDone();
    await expect.poll(status, path).toBe('SUCCESS');
  }
});

test.describe('somebody who was made up', () => {
  test.use({ world: 'own' });

  test('a placeholder is marked as done once its circle is open', async ({ loggedIn, contentPage }) => {
    await loggedIn(gian);
    const { status } = await contentPage.open('pensionierung/gastbeitrag-steuern');
    await contentPage.markAsDone();
    await expect.poll(status).toBe('SUCCESS');
  });
});

test('a video goes on where it was left, and is done once enough of it was watched', async ({
  page,
  api,
  loggedIn,
  contentPage,
}) => {
  test.slow();
  await loggedIn(lena);
  const { own, status } = await contentPage.open('kickoff/so-lernst-du-hier');
  await expect(page.getByText('noch 90 % bis erledigt')).toBeVisible();
  await play(page);
  await expect(page.getByText(/^noch [1-8]\d % bis erledigt$/)).toBeVisible();
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  const left = await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  const kept = async () =>
    (await (await api.get(`/api/course/completion/${own.courseSessionId}/${own.userId}/`)).json()) as object;
  await expect.poll(async () => JSON.stringify(await kept())).toContain('watched_ranges');
  expect(await status()).not.toBe('SUCCESS');

  await page.reload();
  const position = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(position).toBeGreaterThan(left - 1);
  await play(page);
  await expect(page.getByText('genug gesehen, erledigt')).toBeVisible({ timeout: 45_000 });
  await expect.poll(status).toBe('SUCCESS');
  await expect(contentPage.mark).toHaveCount(0);
});

test('an attendance day is done once the expert has entered who was there', async ({
  page,
  loggedIn,
  contentPage,
  somebodyElse,
}) => {
  await loggedIn(lena);
  const { own, status } = await contentPage.open('fahrzeug/praesenztag-fahrzeug');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\w+, \d+\. /);
  await expect(page.getByText('Thomas Meier')).toBeVisible();
  await expect(page.getByText('Noch nicht erfasst')).toBeVisible();
  await expect(page.getByText('Wird erledigt, sobald deine Anwesenheit erfasst ist.')).toBeVisible();

  const { api: expert } = await somebodyElse(thomas);
  const { course_session } = await askServer<{
    course_session: { attendance_courses: { id: string; learning_content: { slug: string } }[] };
  }>(
    expert,
    `query ($id: ID!) { course_session(id: $id) { attendance_courses { id learning_content { slug } } } }`,
    { id: own.courseSessionId },
  );
  const day = course_session.attendance_courses.find(
    ({ learning_content }) => learning_content.slug === 'praesenztag-fahrzeug',
  );
  const mutation = `mutation ($id: ID!, $list: [AttendanceUserInput!]!) {
      update_course_session_attendance_course_users(id: $id, attendance_user_list: $list) {
        course_session_attendance_course { id } } }`;
  const list = [{ user_id: own.userId, status: 'LATE' }];
  await askServer(expert, mutation, { id: day?.id, list });

  await expect.poll(status).toBe('SUCCESS');
  await page.reload();
  await expect(page.getByText('Verspätet', { exact: true })).toBeVisible();
  await expect(page.getByText('Erledigt', { exact: true }).first()).toBeVisible();
});

test('a test opens once its condition is confirmed, and shows its result when that has arrived', async ({
  usernameOf,
  page,
  loggedIn,
  contentPage,
  somebodyElse,
}) => {
  await loggedIn(lena);
  const { id, own, status } = await contentPage.open('fahrzeug/wissenstest-fahrzeug');
  const condition = page.getByRole('checkbox', { name: 'Ich löse den Test allein und ohne fremde Hilfe.' });
  await page.getByRole('button', { name: 'Test starten', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Bestätige das zuerst');
  await expect(condition).toBeFocused();
  await page.keyboard.press('Space');
  const start = page.getByRole('link', { name: 'Test starten (öffnet in einem neuen Fenster)' });
  await expect(start).toHaveAttribute('href', /^https:/);
  await expect(start).toHaveAttribute('rel', 'noopener noreferrer');

  const { api: expert } = await somebodyElse(thomas);
  const results = [{ username: usernameOf(lena), learning_content_page_id: id, points: 18, max_points: 24 }];
  const answer = await expert.post(`/api/assignment/${own.courseSessionId}/test-results/`, { results });
  expect(await answer.json()).toEqual({ recorded_count: 1, unchanged_count: 0 });

  // back from the window of the test
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Dein Resultat' })).toBeVisible();
  await expect(page.getByText('18 von 24 Punkten · 75 %')).toBeVisible();
  await expect(page.getByText('Bestanden', { exact: true })).toBeVisible();
  await expect(page.getByText('Erledigt', { exact: true })).toBeVisible();
  expect(await status()).toBe('SUCCESS');
});

/** Plays three times as fast, so that the test takes less long; the browser still reports every second. */
async function play(page: Page): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    video.playbackRate = 3;
    await video.play();
  });
}
