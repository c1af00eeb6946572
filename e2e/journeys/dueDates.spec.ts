import type { DueDate } from '@learn/contracts';
import { DueDatesPage, expect, lena, sandra, test } from '@learn/journeys';

test('a participant is led to what is due, a mentor reads it only', async ({ page, api, loggedIn }) => {
  await loggedIn(lena);
  const answer = await api.get('/api/dashboard/duedates/?upcoming=true&limit=500');
  const due = ((await answer.json()) as readonly DueDate[]).find(
    ({ kind, url }) => kind === 'submission' && url !== '',
  );
  if (!due) throw new Error('The demo participant has nothing to submit');
  const dueDates = new DueDatesPage(page);
  await dueDates.open('?kind=submission');
  await page.getByRole('main').getByRole('link', { name: due.title }).first().click();
  await expect(page).toHaveURL(new RegExp(due.url.split('?')[0] ?? ''));
  // what is on its way would be refused without them
  await page.goto('about:blank');
  await page.context().clearCookies();
  await loggedIn(sandra);
  await dueDates.open();
  await expect(dueDates.titles.first()).toBeVisible();
  await expect(dueDates.titles.getByRole('link')).toHaveCount(0);
});
