import * as demo from '@learn/journeys';
import { devices, expect, test } from '@learn/journeys';
import type { Page } from '@playwright/test';

const { path, competence, media } = demo.course;
const home = ['/'];
const own = ['/dashboard/due-dates', '/notifications', '/messages', '/settings'];

const uk = 'ueberbetriebliche-kurse';
const vv = demo.course.slug;

/** Pages whose first view is whole, by person; Marc's are French, Giulia's Italian. */
const pages: Readonly<Record<string, readonly string[]>> = {
  [demo.lena]: [
    ...home,
    ...own,
    path,
    competence,
    media,
    demo.kickoff.path,
    demo.kickoff.second.path,
    '/no/such/page',
  ],
  [demo.marc]: [...home, ...own, `/course/${uk}/learn`],
  [demo.giulia]: [...home, ...own, '/course/automobilgewerbe/learn', '/course/automobilgewerbe/competence'],
  [demo.jonas]: home,
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

/** Further pages, and all at both sizes: `FIRST_VIEWS=all npm run journeys -w e2e -- journeys/firstView.spec.ts`. */
const all = process.env.FIRST_VIEWS === 'all';
const further: Readonly<Record<string, readonly string[]>> = {
  [demo.lena]: [
    `${competence}/competences`,
    `${competence}/self-evaluation-and-feedback`,
    `${competence}/certificates`,
    `${competence}/vv-certificates`,
    demo.kickoff.unit.evaluate,
    demo.vvExam.list,
    `/course/${vv}/learning-mentor`,
    '/shop',
  ],
  [demo.thomas]: [`/course/${uk}/cockpit/attendance`],
  [demo.sandra]: [`/course/${vv}/learning-mentor/tasks`],
  [demo.noah]: ['/onboarding/vv-de/account/profile', '/onboarding/uk/account/profile', '/shop'],
};
const visitors = ['/login-local', ...(all ? ['/pruefen', '/password-forgotten', '/password-reset'] : [])];

test.use({ world: 'own' });

test.beforeEach(async ({ platform, request }) => {
  await platform.restart('SIGTERM', { RENDER_PAGES: 'true', RENDER_TIME_LIMIT: '20' });
  // the first pages may come before the code for rendering is loaded
  await expect(async () => {
    expect(await (await request.get(`${platform.url}/login-local`)).text()).toContain('data-rendered');
  }).toPass();
});

test('first views come with the HTML, and stay as they are, on a wide screen and on a phone', async ({
  page,
  loggedIn,
}) => {
  test.slow();
  await noteViews(page);
  if (all) test.setTimeout(30 * 60_000);
  for (const address of visitors) await expectTaken(page, address, 'visitor');
  for (const [persona, addresses] of Object.entries(pages)) {
    await loggedIn(persona);
    const opened = [...addresses, ...((all && further[persona]) || [])];
    for (const { name, viewport } of all || persona === demo.lena ? devices : devices.slice(0, 1)) {
      await page.setViewportSize(viewport);
      for (const address of opened) await expectTaken(page, address, `${persona}, ${name}`);
    }
  }
});

test('what is typed and sent before the scripts have arrived is not lost', async ({ page, context }) => {
  const held = Promise.withResolvers<void>();
  await context.route(/\/remotes\/shell\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login-local', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Benutzername' }).fill(demo.lena);
  await page.getByLabel('Passwort', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  held.resolve();
  await expect(page).toHaveURL('/');
});

/** With all pages a round names each one that changes; otherwise it ends with the first. */
const inThisRound = all ? expect.configure({ soft: true }) : expect;

interface Views {
  readonly rendered: boolean;
  /** text before any script has run */
  readonly first: string;
}

declare global {
  interface Window {
    views?: Views;
  }
}

/** Notes the first text of each page that is opened. */
async function noteViews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('root');
      if (document.readyState === 'interactive')
        window.views = { rendered: root?.dataset.rendered !== undefined, first: root?.innerText ?? '' };
    });
  });
}

async function expectTaken(page: Page, address: string, visit: string): Promise<void> {
  await page.goto(address);
  await untilTaken(page);
  const { rendered, first } = await page.evaluate(() => window.views as Views);
  inThisRound(rendered, `${address}, ${visit}, comes with its first view`).toBe(true);
  // nothing that was asked for after the page may change it
  await page.waitForLoadState('networkidle');
  await inThisRound
    .poll(() => page.evaluate(() => document.getElementById('root')?.innerText), `${address}, ${visit}`)
    .toBe(first);
}

/** React has gone on with the page. */
async function untilTaken(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('page-taken').length > 0);
}
