import * as demo from '@learn/journeys';
import { expect, firstViewOf, noteFirstViews, test, textOf, untilFirstViews } from '@learn/journeys';
import type { Page } from '@playwright/test';

const { path, competence, media } = demo.course;
const uk = 'ueberbetriebliche-kurse';
const [desktop, phone] = demo.devices;

interface Visit {
  readonly persona: string;
  readonly addresses: readonly string[];
}

/** What `describePages` sees on the wide screen alone: lists that are cards here, charts, and pages of their kinds. */
const onPhones: readonly Visit[] = [
  {
    persona: demo.lena,
    addresses: [
      '/',
      '/dashboard/due-dates',
      '/notifications',
      '/messages',
      '/settings',
      path,
      competence,
      media,
      demo.kickoff.path,
      demo.kickoff.second.path,
    ],
  },
  {
    persona: demo.thomas,
    addresses: ['/', path, `/course/${uk}/cockpit`, `/course/${uk}/cockpit/attendanceCheck`],
  },
  { persona: demo.regula, addresses: [`/statistic/${uk}/list`] },
];

/** Pages that `describePages` opens in German only or not for these people; Marc’s are French, Giulia’s Italian. */
const onWideScreens: readonly Visit[] = [
  { persona: demo.marc, addresses: ['/dashboard/due-dates', '/notifications', '/settings'] },
  {
    persona: demo.giulia,
    addresses: ['/dashboard/due-dates', '/notifications', '/settings', '/course/automobilgewerbe/competence'],
  },
  { persona: demo.jonas, addresses: ['/'] },
  { persona: demo.carla, addresses: ['/'] },
  { persona: demo.noah, addresses: ['/'] },
];

test.beforeEach(({ request }) => untilFirstViews(request));

for (const { name, viewport, visits } of [
  { ...phone, visits: onPhones },
  { ...desktop, visits: onWideScreens },
])
  test(`first views of further pages come with the HTML, and stay as they are, ${name}`, async ({
    page,
    loggedIn,
  }) => {
    test.slow();
    await noteFirstViews(page);
    await page.setViewportSize(viewport);
    for (const { persona, addresses } of visits) {
      await loggedIn(persona);
      for (const address of addresses) await expectTaken(page, address, persona);
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
  // nothing that was asked for after the page may change it
  const untilIdle = () => page.waitForLoadState('networkidle');
  const { rendered, text } = await firstViewOf(page, untilIdle);
  expect(rendered, `${address}, ${visit}, comes with its first view`).toBe(true);
  await expect.poll(() => textOf(page), `${address}, ${visit}`).toBe(text);
}
