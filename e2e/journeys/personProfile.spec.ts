import { course, expect, lena, test, thomas, worldOf } from '@learn/journeys';

test('a person’s profile begins with the learning path, and closes to the cockpit of an expert', async ({
  page,
  browser,
  baseURL,
  loggedIn,
}) => {
  const world = await worldOf(browser, baseURL ?? '');
  const profile = `/course/${course.slug}/profile/${world[lena].user}`;
  await loggedIn(thomas);
  await page.goto(profile);
  await expect(page).toHaveURL(`${profile}/learning-path`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Keller' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Schliessen' }).click();
  await expect(page).toHaveURL(`/course/${course.slug}/cockpit`);
});

test('from a participant in the cockpit to the learning path, and back', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(thomas);
  await page.goto('/course/ueberbetriebliche-kurse/cockpit?circle=fahrzeug');
  await page.getByRole('table', { name: 'Teilnehmende' }).getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Lernpfad' }).click();
  await expect(page).toHaveURL(/\/learning-path$/);
  await page.getByRole('button', { name: 'Schliessen' }).click();
  await expect(page).toHaveURL(/\/cockpit\/profile\/[^/]+\/fahrzeug$/);
  await expect(frame.heading).toBeVisible();
});
