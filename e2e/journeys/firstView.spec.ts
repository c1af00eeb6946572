import * as demo from '@learn/journeys';
import { devices, expect, firstViewOf, noteFirstViews, test, textOf, untilFirstViews } from '@learn/journeys';
import type { Page } from '@playwright/test';

const { path, competence, media } = demo.course;
const home = ['/'];
const own = ['/dashboard/due-dates', '/notifications', '/messages', '/settings'];

const uk = 'ueberbetriebliche-kurse';

/** Pages whose first view is whole, by person; Marc's are French, Giulia's Italian. Further ones are those of `describePages`. */
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
  [demo.thomas]: [...home, path, `/course/${uk}/cockpit`, `/course/${uk}/cockpit/attendanceCheck`],
  [demo.sandra]: home,
  [demo.peter]: home,
  [demo.regula]: [...home, `/statistic/${uk}/list`],
  [demo.daniel]: home,
  [demo.monika]: home,
  [demo.urs]: home,
  [demo.carla]: home,
  [demo.noah]: home,
};

const visitors = ['/login-local', '/pruefen', '/password-forgotten', '/password-reset'];

/** Those whose pages are opened in both sizes: with lists that are cards on a phone, with charts. */
const onPhones: ReadonlySet<string> = new Set([demo.lena, demo.thomas, demo.regula]);

test.beforeEach(({ request }) => untilFirstViews(request));

test('first views come with the HTML, and stay as they are, on a wide screen and on a phone', async ({
  page,
  loggedIn,
}) => {
  test.slow();
  await noteFirstViews(page);
  for (const address of visitors) await expectTaken(page, address, 'visitor');
  for (const [persona, addresses] of Object.entries(pages)) {
    await loggedIn(persona);
    for (const { name, viewport } of onPhones.has(persona) ? devices : devices.slice(0, 1)) {
      await page.setViewportSize(viewport);
      for (const address of addresses) await expectTaken(page, address, `${persona}, ${name}`);
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

async function expectTaken(page: Page, address: string, visit: string): Promise<void> {
  await page.goto(address);
  const { rendered, text } = await firstViewOf(page);
  expect(rendered, `${address}, ${visit}, comes with its first view`).toBe(true);
  // nothing that was asked for after the page may change it
  await page.waitForLoadState('networkidle');
  await expect.poll(() => textOf(page), `${address}, ${visit}`).toBe(text);
}
