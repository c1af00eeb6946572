import { course, expect, lena, test } from '@learn/journeys';

test('the widget on home leads to the page', async ({ homePage, frame, loggedIn }) => {
  await loggedIn(lena);
  await homePage.open();
  const panel = homePage.panel(course.title);
  await expect(panel.getByRole('heading', { level: 3, name: 'Einschreibung' })).toBeVisible();
  await panel.getByRole('link', { name: 'Alle Themen anzeigen' }).click();
  await expect(frame.heading).toHaveText('Einschreibung');
});

test('the navigation leads to the topics of the course', async ({ page, frame, loggedIn }) => {
  await loggedIn(lena);
  await page.goto(`/course/${course.slug}/onboarding`);
  await expect(frame.navigation.getByRole('link', { name: 'Einschreibung' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
});
