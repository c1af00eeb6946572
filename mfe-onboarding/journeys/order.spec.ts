import { apiOf, expect, noah, test } from '@learn/journeys';
import type { BrowserContext } from '@playwright/test';
import { Newcomer } from './Newcomer.ts';

test.use({ world: 'twins' });

const ordersOf = async (context: BrowserContext) => (await apiOf(context).get('/api/shop/orders/')).json();

test('an order that is sent twice, in two tabs and after a reload, is one order with one invoice', async ({
  page,
  context,
  platform,
}) => {
  const nora = new Newcomer({ page, platform, language: 'de', courseType: 'vv-de' });
  await nora.arrive();
  // a script in the name is a name
  await nora.createAccount({ first: '<script>alert(1)</script>', last: '"Neu" & <b>Co</b>' });
  await nora.confirm();
  await nora.nameEmployer();
  await nora.chooseProfile();
  await nora.fillOrder();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Strasse')).toHaveValue('Lindenweg');

  const submit = 'Kostenpflichtig bestellen';
  await Promise.all([
    page.getByRole('button', { name: submit }).dblclick(),
    other.getByRole('button', { name: submit }).click(),
  ]);
  await expect(nora.heading(nora.words.ordered)).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: nora.words.ordered })).toBeVisible();
  expect(await ordersOf(context)).toHaveLength(1);
  await page.goBack();
  await page.goto('/onboarding/vv-de/checkout/address');
  await expect(nora.heading(nora.words.ordered)).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('definition').filter({ hasText: '<script>alert(1)</script> "Neu" & <b>Co</b>' }),
  ).toBeVisible();
  expect(await ordersOf(context)).toHaveLength(1);

  const [download] = await Promise.all([
    // written beside the server, which takes its time on a busy machine
    page.waitForEvent('download', { timeout: 40_000 }),
    page.getByRole('button', { name: /^Rechnung \d+ \(PDF\)$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Rechnung \d+\.pdf$/);

  await page.goto('/shop');
  const orders = page.getByRole('region', { name: 'Deine Bestellungen' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders.getByText('bestätigt')).toBeVisible();
});

test('people find the shop in their menu', async ({ page, loggedIn, homePage }) => {
  await loggedIn(noah);
  await homePage.open();
  await page.getByRole('button', { name: /^Menü von/ }).click();
  await page.getByRole('link', { name: 'Kurse und Bestellungen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kurse und Bestellungen' })).toBeVisible();
  await expect(page.getByText('Du hast noch nichts bestellt')).toBeVisible();
});

for (const next of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
  test(`nobody is led away by next=${next}`, async ({ page, platform }) => {
    const nora = new Newcomer({ page, platform, language: 'de', courseType: 'et-de' });
    await nora.arrive(`?${new URLSearchParams({ next })}`);
    await nora.createAccount();
    expect(await nora.mailedLink('/account/confirm')).not.toContain('evil');
    await nora.confirm();
    await expect(nora.heading(nora.words.course)).toBeVisible();
    await page.goto(`/onboarding/et-de/account/complete-et?${new URLSearchParams({ next })}`);
    await nora.beginCourse();
    await expect(page).toHaveURL(/\/course\/[^/]+\/learn/);
    expect(new URL(page.url()).origin).toBe(platform.url);
  });
}
