import { describePages, expect, expectAccessible, giulia, lena, noah, sandra, test } from '@learn/journeys';
import { Newcomer } from './Newcomer.ts';

describePages([
  {
    name: 'account',
    path: '/onboarding/vv-de/account/create',
    states: {
      'with errors': async (page) => {
        await page.getByRole('button', { name: 'Konto erstellen' }).click();
        await page.getByRole('alert').first().waitFor();
      },
    },
  },
  { name: 'mailed link', path: '/onboarding/vv-de/account/confirm?token=abc' },
  { name: 'unknown onboarding', path: '/onboarding/xx/account/create' },
  { name: 'forgotten password', path: '/password-forgotten' },
  { name: 'another password', path: '/password-reset?token=abc' },
  { name: 'link without token', path: '/password-reset' },
  { name: 'known account', path: '/onboarding/vv-de/account/confirm', username: noah },
  {
    name: 'profile of vv',
    path: '/onboarding/vv-de/account/profile',
    username: noah,
    states: {
      'with errors': async (page) => {
        await page.getByRole('button', { name: 'Speichern und weiter' }).click();
        await page.getByRole('alert').first().waitFor();
      },
    },
  },
  { name: 'profile of uk', path: '/onboarding/uk/account/profile', username: noah },
  { name: 'sessions of ag', path: '/onboarding/ag-de/account/complete-ag', username: noah },
  { name: 'end of uk', path: '/onboarding/uk/account/complete-uk', username: noah },
  { name: 'shop without courses', path: '/shop', username: noah },
  { name: 'shop with orders', path: '/shop', username: lena },
  { name: 'shop of a mentor', path: '/shop', username: sandra },
  { name: 'shop of ag', path: '/shop', username: giulia },
]);

test.describe('a newcomer of vv', () => {
  test.use({ world: 'twins' });

  test('meets accessible pages from the mail to the order, and needs no mouse', async ({
    page,
    platform,
  }) => {
    const nora = new Newcomer({ page, platform, language: 'de', courseType: 'vv-de' });
    await nora.arrive();
    const type = async (text: string) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    };
    await page.getByLabel('E-Mail').focus();
    await page.keyboard.type(nora.email);
    await type('Nora');
    await type('Neu');
    await type(nora.password);
    // the eye of the password, then the consent
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(nora.heading(nora.words.mail)).toBeVisible();
    await expectAccessible(page, 'mail on its way');
    await nora.confirm();
    await nora.nameEmployer();
    await expect(nora.heading(nora.words.courseProfile)).toBeFocused();
    await expectAccessible(page, 'course profile');
    await nora.chooseProfile();
    await expect(nora.heading(nora.words.order)).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: nora.words.submitOrder }).click();
    await expect(page.getByLabel(nora.words.street)).toBeFocused();
    await expectAccessible(page, 'order with errors');
    await nora.order();
    await expectAccessible(page, 'confirmation of an order');
  });

  test('finds the same colours in the dark', async ({ page, platform }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const nora = new Newcomer({ page, platform, language: 'de', courseType: 'ag-de' });
    await nora.arrive();
    await page.getByRole('button', { name: nora.words.create }).click();
    await expectAccessible(page, 'account with errors, dark');
    await nora.createAccount();
    await expectAccessible(page, 'mail on its way, dark');
    await nora.confirm();
    await expect(nora.heading(nora.words.course)).toBeVisible();
    await expectAccessible(page, 'sessions, dark');
  });
});
