import { axeViolations } from '../support/axe.ts';
import { lena, marc } from '../support/demo.ts';
import { devices } from '../support/devices.ts';
import { sidewaysOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

/** People whose profiles are in the three languages. */
const people = { de: lena, fr: marc, it: 'giulia.rossi' } as const;

/** Pages of the shell for people who are logged in. A new page gets its line here. */
const paths = [
  '/',
  '/dashboard/persons',
  '/dashboard/persons-competence',
  '/dashboard/due-dates',
  '/notifications',
  '/messages',
  '/profile',
  '/settings',
  '/no/such/page',
];

for (const { name: device, viewport } of devices) {
  for (const [language, username] of Object.entries(people)) {
    test.describe(`${device}, ${language}`, () => {
      test.use({ viewport, locale: `${language}-CH` });

      test('axe finds nothing on the pages of the shell', async ({ page, loggedIn }) => {
        test.slow();
        await loggedIn(username);
        for (const path of paths) {
          await page.goto(path);
          await untilComplete(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect.soft(await axeViolations(page), path).toEqual([]);
          expect.soft(await sidewaysOverflow(page), `${path} does not scroll sideways`).toBe(0);
        }
      });

      test('axe finds nothing on /styleguide, in both themes', async ({ page }) => {
        for (const theme of ['light', 'dark']) {
          await page.goto(`/styleguide?theme=${theme}`);
          await untilComplete(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect(await axeViolations(page), theme).toEqual([]);
          expect(await sidewaysOverflow(page), 'the page does not scroll sideways').toBe(0);
        }
      });
    });
  }
}
