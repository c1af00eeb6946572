import { axeViolations } from '../support/axe.ts';
import { course, kickoff, lena } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

test.use({ world: 'own' });

const languages = [
  { language: 'fr', locale: 'fr-CH', name: 'Français' },
  { language: 'it', locale: 'it-CH', name: 'Italiano' },
] as const;

const paths = ['/', course.path, kickoff.path, kickoff.first.path, kickoff.unit.evaluate, course.competence];

for (const { language, locale, name } of languages) {
  test.describe(name, () => {
    test.use({ locale });

    test('axe finds nothing on the main pages, and each is in the language', async ({
      page,
      frame,
      loggedIn,
    }) => {
      await page.goto('/login-local');
      await untilComplete(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await axeViolations(page)).toEqual([]);
      await loggedIn(lena);
      await page.goto('/');
      await frame.chooseLanguage(name);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const path of paths) {
        await page.goto(path);
        await untilComplete(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await axeViolations(page), path).toEqual([]);
      }
    });
  });
}
