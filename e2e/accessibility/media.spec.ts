import { axeViolations } from '../support/axe.ts';
import { giulia, lena, marc } from '../support/demo.ts';
import { devices } from '../support/devices.ts';
import { sidewaysOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

/** The pages of a library in each language: index, search, a category, and a content of most kinds. */
const libraries = {
  de: {
    who: lena,
    at: '/course/versicherungsvermittler-in/media',
    pages: [
      '',
      '?q=kasko',
      '?q=xyzxyz',
      '/fahrzeug',
      '/fahrzeug/begriffe-motorfahrzeug',
      '/fahrzeug/merkblatt-elektroauto',
      '/gesundheit/gesundheitsfragen-stellen',
    ],
  },
  fr: {
    who: marc,
    at: '/course/ueberbetriebliche-kurse/media',
    pages: ['', '?q=assurance', '/grundlagen', '/grundlagen/versicherungs-abc'],
  },
  it: {
    who: giulia,
    at: '/course/automobilgewerbe/media',
    pages: ['', '?q=copertura', '/gesetze-und-merkblaetter', '/gesetze-und-merkblaetter/aufsichtsgesetz'],
  },
} as const;

for (const { name: device, viewport } of devices) {
  for (const [language, { who, at, pages }] of Object.entries(libraries)) {
    test.describe(`${device}, ${language}`, () => {
      test.use({ viewport, locale: `${language}-CH` });

      test('axe finds nothing in the media library', async ({ page, loggedIn }) => {
        await loggedIn(who);
        for (const rest of pages) {
          await page.goto(`${at}${rest}`);
          await untilComplete(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect(await axeViolations(page), rest).toEqual([]);
          expect(await sidewaysOverflow(page), `${rest} does not scroll sideways`).toBe(0);
        }
      });
    });
  }
}
