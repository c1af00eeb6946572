import { course, expect, lena, sandra, test } from '@learn/journeys';

test('a competence profile does not exist for people without an action of the session that opens it', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(lena);
  await page.goto(course.competence);
  await expect(frame.heading).toHaveText('Kompetenzprofil');
  await loggedIn(sandra);
  await page.goto(course.competence);
  await expect(frame.heading).toHaveText('Seite nicht gefunden');
});
