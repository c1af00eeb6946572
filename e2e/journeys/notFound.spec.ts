import type { CourseSession, UserProfile } from '@learn/contracts';
import { course, expect, lena, logIn, marc, noah, test } from '@learn/journeys';

test('an address that nobody answers says so and leads home', async ({ page, loggedIn, homePage }) => {
  await loggedIn(lena);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible();
  await expect(page.getByText('Unter «/no/such/page» gibt es keine Seite.')).toBeVisible();
  await page.getByRole('link', { name: 'Zum Dashboard' }).click();
  await expect(homePage.greeting).toBeVisible();
});

for (const area of ['learn', 'learn/kickoff', 'learn/kickoff/willkommen', 'competence']) {
  test(`a course that does not exist is not found: ${area}`, async ({ page, frame, loggedIn }) => {
    await loggedIn(lena);
    await page.goto(`/course/no-such-course/${area}`);
    await expect(frame.heading).toHaveText(/nicht gefunden|gibt es nicht/);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(frame.heading).not.toHaveText(/nicht gefunden|gibt es nicht/);
  });
}

test('a circle and a content that do not exist lead back into the course', async ({
  page,
  loggedIn,
  frame,
}) => {
  await loggedIn(lena);
  await page.goto(`${course.path}/no-such-circle`);
  await expect(frame.heading).toHaveText('Diesen Circle gibt es nicht.');
  await page.getByRole('main').getByRole('link', { name: 'Lernpfad' }).click();
  await expect(frame.heading).toHaveText('Lernpfad');
  await page.goto(`${course.path}/kickoff/no-such-content`);
  await expect(frame.heading).toHaveText('Diesen Inhalt gibt es nicht.');
  await page.getByRole('main').getByRole('link', { name: 'Circle Kickoff' }).click();
  await expect(frame.heading).toHaveText('Kickoff');
});

test('what belongs to others does not exist', async ({ context, api, loggedIn }) => {
  await loggedIn(lena);
  const own = await sessionsAndUser();
  await logIn(context, marc);
  const foreign = await sessionsAndUser();
  await logIn(context, lena);
  const listOf = (session: string, user: string) => api.get(`/api/course/completion/${session}/${user}/`);
  expect((await listOf(own.session, own.user)).status()).toBe(200);
  for (const [session, user] of [
    [foreign.session, own.user],
    [foreign.session, foreign.user],
    [own.session, foreign.user],
    [crypto.randomUUID(), own.user],
  ] as const) {
    const answer = await listOf(session, user);
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  }

  async function sessionsAndUser() {
    const [session] = (await (await api.get('/api/course/sessions/')).json()) as readonly CourseSession[];
    const user = (await (await api.get('/api/core/me/')).json()) as UserProfile;
    return { session: session?.id ?? '', user: user.id };
  }
});

test('who has no course is led to the next step, and to no topics that are nowhere', async ({
  page,
  loggedIn,
  homePage,
}) => {
  await loggedIn(noah);
  await homePage.open();
  await expect(homePage.greeting).toContainText('Noah');
  await expect(page.getByText('Willkommen! Du bist noch in keinem Kurs.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Themen entdecken' })).toBeHidden();
  await page.getByRole('link', { name: 'Jetzt einschreiben' }).click();
  await expect(page).toHaveURL('/onboarding/vv-de/account/confirm');
});
