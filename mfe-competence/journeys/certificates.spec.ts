import {
  course,
  devices,
  expect,
  expectAccessible,
  lena,
  regula,
  sidewaysOverflow,
  test,
  worldOf,
} from '@learn/journeys';
import type { Locator, Page } from '@playwright/test';

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/** What a row of the table says: points, maximum, deduction and weight; undefined for an assignment without a grade. */
async function scoreOf(row: Locator) {
  const cells = await row.getByRole('cell').allInnerTexts();
  if (cells.length < 6) return undefined;
  const [points = '', deduction = '', , weight = ''] = cells.map((cell) => cell.split('\n').at(-1) ?? '');
  const [given = 0, max = 0] = points.split(' / ').map(Number);
  return { points: given, max, deducted: Number(deduction.replace('−', '')), weight: Number(weight) };
}

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('lena.keller finds out why her grade is what it is', async ({ page, frame, loggedIn }) => {
      await loggedIn(lena);
      await page.goto('/');
      const link = page.getByRole('link', { name: 'Noten anzeigen' });
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(frame.heading).toHaveText('Kompetenznachweise');
      await expect(
        page.getByRole('heading', { level: 2, name: /^Durchschnitt \d\.\d\d aus / }),
      ).toBeVisible();
      await expectAccessible(page, 'certificates', {
        sizes: [{ name, viewport } as (typeof devices)[number]],
      });

      const graded = page.getByRole('listitem').filter({ hasText: 'genügend' });
      const certificate = graded.getByRole('link');
      const title = (await certificate.textContent()) ?? '';
      await tabTo(page, certificate);
      await page.keyboard.press('Enter');
      await expect(frame.heading).toHaveText(title);
      await expectAccessible(page, 'a certificate', {
        sizes: [{ name, viewport } as (typeof devices)[number]],
      });
      expect(await sidewaysOverflow(page)).toBe(0);

      // what is on the page leads to the grade, without what the platform computes
      const rows = page.getByRole('table').getByRole('row');
      const scores = [];
      for (const row of (await rows.all()).slice(1, -1)) scores.push(await scoreOf(row));
      const known = scores.filter((score) => score !== undefined);
      expect(known.length).toBeGreaterThan(1);
      const weight = known.reduce((sum, score) => sum + score.weight, 0);
      const share =
        known.reduce(
          (sum, { points, deducted, max, ...one }) => sum + ((points - deducted) / max) * one.weight,
          0,
        ) / weight;
      const steps = Math.round(share * 10);
      const official = (steps / 2 + 1).toFixed(1);
      await expect(
        page.getByRole('heading', { level: 2, name: `Offizielle Note ${official}` }),
      ).toBeVisible();
      const how = page.getByRole('region', { name: 'So kommt die Note zustande' });
      await expect(how).toContainText(`${steps} ÷ 2 + 1 = ${official}.`);
      await expect(how).toContainText(steps > share * 10 ? 'aufgerundet' : 'abgerundet');

      // the address can be shared and reloaded, and the way back leads to the list
      await page.reload();
      await expect(how).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Kompetenznachweise' }).click();
      await expect(frame.heading).toHaveText('Kompetenznachweise');
    });
  });
}

test('a supervisor of the region sees the same grade, and participants are led to their own page', async ({
  page,
  browser,
  baseURL,
  frame,
  loggedIn,
}) => {
  const world = await worldOf(browser, baseURL ?? '');
  const address = `/course/${course.slug}/profile/${world[lena].user}/competence/certificates`;
  await loggedIn(lena);
  await page.goto(address);
  await expect(page).toHaveURL(`${course.competence}/certificates`);
  const grade = page.getByRole('listitem').filter({ hasText: 'genügend' }).getByRole('img');
  const own = (await grade.getAttribute('aria-label')) ?? '';
  expect(own).toMatch(/^Note \d\.\d$/);
  await loggedIn(regula);
  await page.goto(address);
  await expect(frame.heading).toHaveText('Lena Keller');
  await expect(page.getByRole('main').getByRole('img', { name: own })).toBeVisible();
});
