import { axeViolations } from '../support/axe.ts';
import { lena, marc } from '../support/demo.ts';
import { devices } from '../support/devices.ts';
import { sidewaysOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

/** In each language a form to fill in, with its summary, and work that was evaluated. */
const visits = {
  de: {
    username: lena,
    form: '/course/versicherungsvermittler-in/learn/fahrzeug/fahrzeugwechsel',
    conditions: '/course/versicherungsvermittler-in/learn/gewinnen/umgang-mit-kundendaten',
    evaluated: undefined,
  },
  fr: {
    username: marc,
    form: '/course/ueberbetriebliche-kurse/learn/haushalt-teil-1/offerte-wohngemeinschaft',
    conditions: undefined,
    evaluated: '/course/ueberbetriebliche-kurse/learn/fahrzeug/auffahrunfall',
  },
  it: {
    username: 'giulia.rossi',
    form: '/course/automobilgewerbe/learn/schadenfall/praxisauftrag-schaden',
    conditions: undefined,
    evaluated: '/course/automobilgewerbe/learn/beratung/fallarbeit-leasing',
  },
} as const;

for (const { name: device, viewport } of devices) {
  for (const [language, { username, form, conditions, evaluated }] of Object.entries(visits)) {
    test.describe(`${device}, ${language}`, () => {
      test.use({ viewport, locale: `${language}-CH` });

      test('axe finds nothing in an assignment, its summary and its evaluation', async ({
        page,
        loggedIn,
      }) => {
        await loggedIn(username);
        for (const path of [form, `${form}?step=summary`, conditions, evaluated]) {
          if (path === undefined) continue;
          await page.goto(path);
          await untilComplete(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
          expect(await axeViolations(page), path).toEqual([]);
          expect(await sidewaysOverflow(page), `${path} does not scroll sideways`).toBe(0);
        }
      });
    });
  }
}
