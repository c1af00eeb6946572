import { course, expect, kickoff, lena, test } from '@learn/journeys';

test.use({ world: 'twins' });

test('a participant assesses herself from the circle, and circle, profile and home show it', async ({
  page,
  loggedIn,
  frame,
  circlePage,
  homePage,
}) => {
  await loggedIn(lena);
  await circlePage.open();
  const row = circlePage
    .unit(kickoff.unit.title)
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', { name: 'Selbsteinschätzung' }),
    });
  const [, total = ''] = /0 von (\d+) Kriterien eingeschätzt/.exec((await row.textContent()) ?? '') ?? [];
  expect(Number(total)).toBeGreaterThan(0);

  await row.getByRole('link', { name: 'Selbsteinschätzung' }).click();
  await expect(page).toHaveURL(kickoff.unit.evaluate);
  await expect(frame.heading).toHaveText(`Selbsteinschätzung: ${kickoff.unit.title}`);
  const first = page.getByRole('group').first();
  await first.getByRole('radio', { name: 'Ja, das kann ich' }).click();
  await expect(first.getByText(/^gespeichert /)).toBeVisible();

  await page.getByRole('link', { name: 'Zurück zum Circle' }).click();
  await expect(row).toContainText(`1 von ${total} Kriterien eingeschätzt`);

  await frame.goTo('Kompetenzprofil');
  await expect(frame.heading).toHaveText('Kompetenzprofil');
  await expect(page.getByRole('link', { name: '1 kann ich' })).toBeVisible();
  await page.getByRole('link', { name: '1 kann ich' }).click();
  await expect(page).toHaveURL(`${course.competence}/competences?status=success`);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Ich kann zu Beginn eines Gesprächs' }),
  ).toBeVisible();

  await frame.goTo('Dashboard');
  await expect(homePage.panel(course.title)).toContainText('1 kann ich');
  await page.reload();
  await expect(homePage.panel(course.title)).toContainText('1 kann ich');
});
