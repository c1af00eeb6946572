import { axeViolations } from '../support/axe.ts';
import { worldOf } from '../support/belongings.ts';
import { giulia, lena, marc, peter, thomas } from '../support/demo.ts';
import { devices } from '../support/devices.ts';
import { sidewaysOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

const vv = '/course/versicherungsvermittler-in';
const uk = '/course/ueberbetriebliche-kurse';

/** A participant of each language, and a viewer of that participant. */
const people = {
  de: { learner: lena, course: vv, viewer: thomas },
  fr: { learner: marc, course: uk, viewer: peter },
  it: { learner: giulia, course: '/course/automobilgewerbe', viewer: undefined },
} as const;

for (const { name: device, viewport } of devices) {
  for (const [language, { learner, course, viewer }] of Object.entries(people)) {
    test.describe(`${device}, ${language}`, () => {
      test.use({ viewport, locale: `${language}-CH` });

      test('axe finds nothing on the path, its list, and the path of another person', async ({
        page,
        browser,
        baseURL,
        context,
        loggedIn,
      }) => {
        test.slow();
        const look = async (path: string) => {
          await page.goto(path);
          await untilComplete(page);
          await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect.soft(await axeViolations(page), path).toEqual([]);
          expect.soft(await sidewaysOverflow(page), `${path} does not scroll sideways`).toBe(0);
        };
        await loggedIn(learner);
        await look(`${course}/learn`);
        await look(`${course}/learn?view=list`);
        if (viewer === undefined) return;
        const world = await worldOf(browser, baseURL ?? '');
        await context.clearCookies();
        await loggedIn(viewer);
        await look(`${course}/profile/${world[learner].user}/learning-path`);
      });
    });
  }
}
