import { expect, lena, noah, test } from '@learn/journeys';

const unread = (count: number) => ({ name: `Benachrichtigungen, ungelesen: ${count}` });

test('a filter with nothing in it says so', async ({ page, loggedIn }) => {
  await loggedIn(noah);
  await page.goto('/notifications?show=exams');
  await expect(page.getByText('In «Prüfungen» ist nichts.')).toBeVisible();
});

test('by keyboard alone: open, choose, and back to the bell', async ({ page, loggedIn, homePage }) => {
  await loggedIn(lena);
  await homePage.open();
  const bell = page.getByRole('button', unread(3));
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Benachrichtigungen' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('list').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
});
