import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { giulia, lena, marc } from '../support/demo.ts';
import { devices } from '../support/devices.ts';
import { sidewaysOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

const vv = '/course/versicherungsvermittler-in/learn';
const uk = '/course/ueberbetriebliche-kurse/learn';
const ag = '/course/automobilgewerbe/learn';

/** People whose profiles are in the three languages, and contents that show what became of them or what is to be done. */
const visits = [
  {
    language: 'de',
    username: lena,
    contents: [
      `${vv}/fahrzeug/praesenztag-fahrzeug`,
      `${vv}/fahrzeug/wissenstest-fahrzeug`,
      `${vv}/fahrzeug/merkblaetter-fahrzeug`,
    ],
    openFeedback: `${vv}/fahrzeug/feedback-fahrzeug`,
  },
  {
    language: 'fr',
    username: marc,
    contents: [`${uk}/basis/kurstag-basis`, `${uk}/basis/wissenstest-basis`, `${uk}/basis/feedback-basis`],
    openFeedback: `${uk}/haushalt-teil-1/feedback-haushalt`,
  },
  {
    language: 'it',
    username: giulia,
    contents: [
      `${ag}/beratung/praesenztag-beratung`,
      `${ag}/deckungen/wissenstest-deckungen`,
      `${ag}/deckungen/mediathek-gesetze`,
      `${ag}/beratung/feedback-praesenztag`,
    ],
    openFeedback: undefined,
  },
] as const;

for (const { name: device, viewport } of devices) {
  for (const { language, username, contents, openFeedback } of visits) {
    test.describe(`${device}, ${language}`, () => {
      test.use({ viewport, locale: `${language}-CH` });

      test('axe finds nothing on attendance course, test, media library and feedback', async ({
        page,
        loggedIn,
      }) => {
        test.slow();
        await loggedIn(username);
        for (const path of contents) {
          await page.goto(path);
          await untilComplete(page);
          await expectAccessible(page, path);
        }
        if (openFeedback) await walkThrough(page, openFeedback);
      });
    });
  }
}

/** The first step of a questionnaire, all of it at a glance, and a question that says what is missing; nothing is sent. */
async function walkThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page, `${path}, first step`);
  const submit = main.locator('form button[type=submit]');
  while ((await submit.count()) > 0) {
    const heading = await main.getByRole('heading', { level: 2 }).textContent();
    await submit.click();
    await expect(main.getByRole('heading', { level: 2 })).not.toHaveText(heading ?? '');
  }
  await expectAccessible(page, `${path}, summary`);
  await main.getByRole('button', { name: /^(Feedback abgeben|Envoyer le feedback)$/ }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, `${path}, missing answers`);
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  // the larger kinds come a moment after the page
  await expect(
    page.getByRole('main').locator('dl, ul, [role=status] strong, form, section').first(),
  ).toBeVisible();
  expect.soft(await axeViolations(page), what).toEqual([]);
  expect.soft(await sidewaysOverflow(page), `${what} does not scroll sideways`).toBe(0);
}
