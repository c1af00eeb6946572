import type { NotificationList } from '@learn/contracts';
import { expect, lena, markDocument, test } from '@learn/journeys';

/** Notifications lead to pages of remotes; those without one are no links. */
const unread = (count: number) => ({ name: `Benachrichtigungen, ungelesen: ${count}` });

test.use({ world: 'twins' });

test.describe('led to what it is about', () => {
  // the addresses in what twins get name sessions of the person they were copied from
  test.use({ world: 'own' });

  test('the bell shows the latest four; following one marks it and leads to what it is about', async ({
    page,
    loggedIn,
    homePage,
  }) => {
    await loggedIn(lena);
    await homePage.open();
    const expectSameDocument = await markDocument(page);
    await page.getByRole('button', unread(3)).click();
    const panel = page.getByRole('dialog', { name: 'Benachrichtigungen' });
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    const link = panel.getByRole('link', { name: /^Ungelesen: / }).first();
    const target = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(target);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', unread(2))).toBeVisible();
    await expectSameDocument();
    await page.reload();
    await expect(page.getByRole('button', unread(2))).toBeVisible();
  });
});

test('«Alle als gelesen» in the popover marks all, and takes it back', async ({
  page,
  loggedIn,
  homePage,
}) => {
  await loggedIn(lena);
  await homePage.open();
  await page.getByRole('button', unread(3)).click();
  const panel = page.getByRole('dialog', { name: 'Benachrichtigungen' });
  await panel.getByRole('button', { name: 'Alle als gelesen' }).click();
  await expect(panel.getByRole('link', { name: /^Ungelesen/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Benachrichtigungen', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('button', unread(3))).toBeVisible();
  await panel.getByRole('link', { name: 'Alle Benachrichtigungen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Benachrichtigungen' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Ungelesen/ })).toHaveCount(3);
});

test('the page keeps its filter in the address, and marks one or all', async ({ page, loggedIn, api }) => {
  await loggedIn(lena);
  const all = (await (await api.get('/notifications/api/all_list/?max=1')).json()) as NotificationList;
  const count = page.getByText(`${all.all_count} Benachrichtigungen`, { exact: true });
  await page.goto('/notifications');
  await expect(count).toBeVisible();
  await page.getByRole('radio', { name: 'Prüfungen' }).check();
  await expect(page).toHaveURL('/notifications?show=exams');
  await expect(page.getByRole('main').getByRole('link', { name: /Zwischenprüfung Sach/ })).toHaveCount(1);
  await expect(page.getByText('1 Benachrichtigung', { exact: true })).toBeVisible();
  await page.goto('/notifications?show=unread');
  await expect(page.getByText('3 Benachrichtigungen')).toBeVisible();
  await page
    .getByRole('button', { name: /^Als gelesen markieren: / })
    .first()
    .click();
  await expect(page.getByRole('button', unread(2))).toBeVisible();
  await page.getByRole('button', { name: 'Alle als gelesen' }).click();
  await expect(page.getByText('2 Benachrichtigungen sind als gelesen markiert.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Benachrichtigungen', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Du hast alles gelesen.')).toBeVisible();
  await page.getByRole('button', { name: 'Alle anzeigen' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(count).toBeVisible();
});
