import {
  carla,
  describePages,
  expect,
  expectAccessible,
  giulia,
  type ListedPage,
  lena,
  marc,
  test,
  thomas,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

const openThread = (index: number) => async (page: Page) => {
  await page.locator('a[id^=thread-]').nth(index).click();
  await expect(page).toHaveURL(/[?&]thread=/);
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
};

const panes = {
  list: (page: Page) => page.getByRole('region', { name: /^(Nachrichten|Messages|Messaggi)$/ }),
  opened: (page: Page) =>
    page.getByRole('region', { name: /^(Geöffnete Nachricht|Message ouvert|Messaggio aperto)$/ }),
};

const skipLinks = (page: Page) => page.getByRole('link', { name: 'Zum Inhalt springen' });

const messages = {
  path: '/messages',
  besides: panes.opened,
  states: { 'first thread': openThread(0), 'second thread': openThread(1) },
} satisfies Partial<ListedPage>;

/** @param review its button, in the language of the person */
function writing(review: string): ListedPage['states'] {
  return {
    errors: async (page) => {
      // until the field is ready, its button takes the role as well
      const people = page.locator('input[role=combobox]');
      await people.fill('Zü');
      await people.fill('');
      await page.getByRole('option').last().click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await page.getByRole('button', { name: review }).click();
      await expect(page.getByRole('alert')).toHaveCount(2);
    },
    question: async (page) => {
      for (const field of await page.locator('form input[maxlength="150"], form textarea').all()) {
        await field.fill('Test');
      }
      await page.getByRole('button', { name: review }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  };
}

describePages([
  // the week comes when it is near the screen
  { name: 'home', path: '/', username: lena, firstView: 'begun' },
  { name: 'persons', path: '/dashboard/persons', username: lena },
  { name: 'persons with competences', path: '/dashboard/persons-competence', username: lena },
  { name: 'due dates', path: '/dashboard/due-dates', username: lena },
  { name: 'notifications', path: '/notifications', username: lena },
  { name: 'messages', username: lena, ...messages },
  {
    name: 'search that finds no message',
    path: '/messages?search=xyxyxy',
    username: lena,
    besides: panes.opened,
    firstView: 'begun',
    complete: (page) => page.getByText(/xyxyxy/),
  },
  // the choices of courses are asked for after the page
  { name: 'profile', path: '/profile', username: lena, firstView: 'begun' },
  { name: 'settings', path: '/settings', username: lena },
  { name: 'address that nobody answers', path: '/no/such/page', username: lena },
  { name: 'messages in French', username: marc, ...messages },
  { name: 'messages in Italian', username: giulia, ...messages },
  {
    name: 'form of an expert for messages',
    path: '/messages?write=new',
    username: thomas,
    besides: panes.list,
    states: writing('Prüfen und senden'),
  },
  {
    name: 'form of an administrator for messages',
    path: '/messages?write=new',
    username: carla,
    besides: panes.list,
    states: writing('Controlla e invia'),
  },
  { name: 'login', path: '/login-local' },
  { name: 'styleguide', path: '/styleguide?theme=light', firstView: 'none', besides: skipLinks },
  { name: 'styleguide in dark', path: '/styleguide?theme=dark', firstView: 'none', besides: skipLinks },
]);

test('a login that failed is accessible', async ({ page, loginPage, consoleGuard }) => {
  consoleGuard.allow(/401.*\/api\/core\/login\//);
  await loginPage.open();
  await loginPage.submit.click();
  await expect(loginPage.alerts).toHaveCount(2);
  await expectAccessible(page, 'empty fields');
  await loginPage.logIn('nobody.at.all', 'wrong');
  await expect(loginPage.alerts).toContainText('Login failed');
  await expectAccessible(page, 'wrong password');
});

test('the skip link leads past the header', async ({ page, frame, loggedIn }) => {
  await loggedIn(lena);
  await page.goto('/profile');
  await expect(frame.heading).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
