import {
  devices,
  expect,
  expectAccessible,
  giulia,
  lena,
  marc,
  offlineErrors,
  setOffline,
  test,
  untilComplete,
  untilWorkerActive,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

/** Participants whose profiles are in the three languages. */
const people = { de: lena, fr: marc, it: giulia };

const states = ['waiting', 'conflict', 'refused', 'failed'] as const;

for (const [language, username] of Object.entries(people)) {
  test.describe(language, () => {
    test.use({ locale: `${language}-CH` });

    test('the outbox is accessible and works by keyboard alone; accessible is the page shown in place of others', async ({
      page,
      context,
      api,
      loggedIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/503.*\/completion\/mark\//, ...offlineErrors);
      await loggedIn(username);
      const { id } = (await (await api.get('/api/core/me/')).json()) as { id: string };
      await page.addInitScript(leaveWaiting, { userId: id, states });
      await page.route('**/completion/mark/', (route) =>
        route.fulfill({ status: 503, json: { code: 'database_unavailable', message: '' } }),
      );
      await page.goto('/profile');
      await untilComplete(page);
      const pill = page.getByRole('banner').getByRole('button', { name: /^3 / });
      await pill.focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog');
      await expect(panel.getByRole('listitem')).toHaveCount(states.length);
      await expectAccessibleInBothThemes(page, 'outbox');
      for (const [removed, { viewport }] of devices.entries()) {
        await page.setViewportSize(viewport);
        await panel.getByRole('button').last().focus();
        await page.keyboard.press('Enter');
        await expect(panel.getByRole('listitem')).toHaveCount(states.length - removed - 1);
        await expect(panel.locator(':focus'), 'the focus stays in the list').toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page.getByRole('banner').getByRole('button', { name: /^1 / })).toBeFocused();

      await untilWorkerActive(page);
      await page.evaluate(storeTitles, id);
      await setOffline(context, true);
      await page.goto('/notifications');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main').getByRole('list')).toHaveCount(3);
      await expectAccessibleInBothThemes(page, 'offline page');
    });
  });
}

async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${what}, ${colorScheme}`);
  }
}

/** In the page, before it begins: writes an entry of the outbox, once. */
function leaveWaiting({ userId, states }: { userId: string; states: readonly string[] }): void {
  for (const [order, state] of states.entries()) {
    const key = `s1/${userId}/${state}`;
    const name = `outbox:${userId}:${key}`;
    if (localStorage.getItem(name) !== null) continue;
    const write = {
      key,
      area: 'completion',
      title: `Reflexion zum Kundengespräch und zur Schadenmeldung ${order + 1}`,
      address: '/course/x/learn',
      request: {
        kind: 'rest',
        method: 'POST',
        path: '/api/course/completion/mark/',
        body: { page_id: state },
      },
    };
    const entry = { id: key, order, write, since: new Date().toISOString(), state, shown: true };
    localStorage.setItem(name, JSON.stringify(entry));
  }
}

/** In the page: writes copies that the offline page lists. */
async function storeTitles(userId: string): Promise<void> {
  const cache = await caches.open(`learn-kept-${userId}`);
  const copies = [
    { path: '/course/x/learn/kickoff', group: 'circles', title: 'Kickoff' },
    { path: '/course/x/learn/fahrzeug', group: 'circles', title: 'Fahrzeug' },
    {
      path: '/course/x/media/fahrzeug/teilkasko',
      group: 'media',
      title: 'Was die Teilkasko deckt, und was sie nicht deckt',
    },
  ];
  for (const { path, group, title } of copies) {
    const headers = {
      'x-kept-at': new Date().toISOString(),
      'x-kept-title': encodeURIComponent(title),
      'x-kept-group': group,
    };
    await cache.put(path, new Response('', { headers }));
  }
}
