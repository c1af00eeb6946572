import { course, expect, kickoff, lena, test } from '@learn/journeys';

test('each change of page moves the focus to the new heading and announces it', async ({
  page,
  frame,
  loggedIn,
  homePage,
}) => {
  await loggedIn(lena);
  await homePage.open();
  await expect(homePage.greeting).toBeVisible();
  const announcer = page.getByRole('status');
  const expectArrival = async (heading: string) => {
    await expect(frame.heading).toHaveText(heading);
    await expect(frame.heading).toBeFocused();
    await expect(announcer.filter({ hasText: heading })).toBeAttached();
  };

  await page.getByRole('link', { name: 'Zum Lernpfad' }).first().click();
  await expectArrival('Lernpfad');
  await page.getByRole('link', { name: kickoff.title, exact: true }).click();
  await expectArrival(kickoff.title);
  await page.getByRole('link', { name: kickoff.first.title, exact: true }).click();
  await expectArrival(kickoff.first.title);
  await frame.goTo('Kompetenzprofil');
  await expectArrival('Kompetenzprofil');
  await page.goBack();
  await expectArrival(kickoff.first.title);
});

test('the navigation says where one is', async ({ page, frame, loggedIn }) => {
  await loggedIn(lena);
  await page.goto(kickoff.path);
  await expect(frame.navigation.getByRole('link', { name: 'Lernpfad' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(frame.navigation.locator('[aria-current=page]')).toHaveCount(1);
  await page.goto(course.competence);
  await expect(frame.navigation.getByRole('link', { name: 'Kompetenzprofil' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/');
  await expect(frame.navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
