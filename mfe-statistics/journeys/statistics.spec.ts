import { expect, lena, regula, test } from '@learn/journeys';
import { uk } from './course.ts';

test('a supervisor opens the statistics directly, and a filter lives in the address', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(regula);
  await page.goto(`/statistic/${uk}/list`);
  await expect(frame.heading).toHaveText('Statistik');
  await expect(page.getByRole('region', { name: 'Anwesenheit' })).toContainText('%');
});

test('a person without the right finds nothing there', async ({ page, frame, loggedIn, consoleGuard }) => {
  consoleGuard.allow(/404/);
  await loggedIn(lena);
  await page.goto(`/statistic/${uk}/list`);
  await expect(frame.heading).toHaveText('Diese Statistik gibt es nicht');
});
