import * as demo from '@learn/journeys';
import { devices, expect, test } from '@learn/journeys';
import type { Page } from '@playwright/test';

const { path, competence, media } = demo.course;
const home = ['/'];
const own = ['/dashboard/due-dates', '/notifications', '/messages', '/settings', '/profile'];

/** Pages that people open first, by person; Marc's are French, Giulia's Italian. */
const pages: Readonly<Record<string, readonly string[]>> = {
  [demo.lena]: [
    ...home,
    ...own,
    path,
    competence,
    media,
    demo.kickoff.path,
    demo.kickoff.first.path,
    demo.kickoff.second.path,
    demo.vehicleChange.path,
    '/no/such/page',
  ],
  [demo.marc]: [...home, ...own, '/course/ueberbetriebliche-kurse/learn'],
  [demo.giulia]: [...home, ...own, '/course/automobilgewerbe/learn', '/course/automobilgewerbe/competence'],
  [demo.jonas]: [...home, demo.exam.path],
  [demo.thomas]: [...home, path],
  [demo.sandra]: home,
  [demo.peter]: home,
  [demo.regula]: home,
  [demo.daniel]: home,
  [demo.monika]: home,
  [demo.urs]: home,
  [demo.carla]: home,
  [demo.noah]: home,
};

for (const [persona, addresses] of Object.entries(pages))
  test(`the first views of ${persona} come with the HTML, and stay as they are`, async ({
    page,
    loggedIn,
  }) => {
    await noteViews(page);
    await loggedIn(persona);
    for (const address of addresses)
      for (const { name, viewport } of persona === demo.lena ? devices : devices.slice(0, 1)) {
        await page.setViewportSize(viewport);
        await expectTaken(page, address, name);
      }
  });

test('the first views of a visitor come with the HTML, and stay as they are', async ({ page }) => {
  await noteViews(page);
  for (const address of ['/login-local', '/styleguide']) await expectTaken(page, address, '');
});

test('what is typed and pressed before the scripts have arrived is not lost', async ({ page, context }) => {
  const held = Promise.withResolvers<void>();
  await context.route(/\/remotes\/shell\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login-local', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Benutzername' }).fill(demo.lena);
  await page.getByLabel('Passwort', { exact: true }).fill('demo');
  held.resolve();
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/');
});

interface Views {
  readonly rendered: boolean;
  /** text before any script has run */
  readonly first: string;
  /** text when React has taken the page over */
  readonly taken: string;
}

declare global {
  interface Window {
    views?: Partial<Views>;
  }
}

/** Notes the texts of each page that is opened. */
async function noteViews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const root = () => document.getElementById('root');
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      window.views = { rendered: root()?.dataset.rendered !== undefined, first: root()?.innerText ?? '' };
    });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('page-taken').length > 0)
        window.views = { ...window.views, taken: root()?.innerText ?? '' };
    }).observe({ entryTypes: ['mark'] });
  });
}

async function expectTaken(page: Page, address: string, size: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => window.views?.taken)).toBeTruthy();
  const { rendered, first, taken } = await page.evaluate(() => window.views as Views);
  expect(rendered, `${address} ${size} comes with its first view`).toBe(true);
  expect(first, `${address} ${size}`).toBe(taken);
}
