import { course, devices, expect, lena, sandra, sidewaysOverflow, test, thomas } from '@learn/journeys';

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('filter and list of a path stay in the address, over a reload and over each other', async ({
      page,
      learningPathPage,
      loggedIn,
    }) => {
      await loggedIn(lena);
      await learningPathPage.open();
      await expect(learningPathPage.heading).toBeVisible();
      const all = page.getByRole('heading', { level: 3, name: 'Zwischenprüfung Sach' });
      await expect(all).toBeVisible();
      await page.getByRole('radio', { name: 'Leben', exact: true }).check();
      await expect(page).toHaveURL(/\?profile=leben$/);
      const circles = page.getByRole('main').getByRole('heading', { level: 3 });
      await page.getByRole('link', { name: 'Als Liste' }).click();
      await expect(page).toHaveURL(/\?profile=leben&view=list$/);
      const shown = await circles.count();
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Leben', exact: true })).toBeChecked();
      await expect(circles).toHaveCount(shown);
      await expect(page.getByRole('link', { name: 'Als Ringe' })).toBeVisible();
      await page.getByRole('radio', { name: 'Alle', exact: true }).check();
      await expect(page).toHaveURL(/\?profile=all&view=list$/);
      await expect.poll(() => circles.count()).toBeGreaterThanOrEqual(shown);
      await expect(learningPathPage.circle('Kickoff')).toContainText('Du bist hier');
      await expect(learningPathPage.circle('Pensionierung')).toContainText(
        'Wird freigeschaltet, sobald Gesundheit abgeschlossen ist',
      );
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.getByRole('link', { name: 'Kickoff', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Kickoff' })).toBeVisible();
    });
  });
}

test('who previews a course sees its path without anybody’s progress', async ({
  page,
  learningPathPage,
  loggedIn,
}) => {
  await loggedIn(thomas);
  await learningPathPage.open();
  await expect(learningPathPage.circle('Kickoff')).toContainText('3 Sequenzen');
  await expect(page.getByText('Vorschau Teilnehmer').first()).toBeVisible();
  await expect(page.getByText('Du bist hier')).toHaveCount(0);
  await expect(page.getByText('Noch nicht begonnen')).toHaveCount(0);
  await expect(page.getByText('Wird freigeschaltet')).toHaveCount(0);
});

test('a path does not exist for people without an action of the session that opens it', async ({
  page,
  loggedIn,
}) => {
  await loggedIn(sandra);
  for (const address of [course.path, `${course.path}/kickoff`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Seite nicht gefunden');
  }
});
