import { axeViolations } from '../support/axe.ts';
import { course, giulia, jonas, lena, marc, thomas } from '../support/demo.ts';
import { devices } from '../support/devices.ts';
import { exam } from '../support/exams.ts';
import { sidewaysOverflow } from '../support/overflow.ts';
import { CircleDocuments } from '../support/pages/CircleDocuments.ts';
import { expect, test } from '../support/test.ts';
import { untilComplete } from '../support/untilComplete.ts';

/** Circles and exam circles of people whose profiles are in the three languages. */
const visits = [
  { language: 'de', username: lena, path: `${course.path}/fahrzeug` },
  { language: 'de', username: jonas, path: `${exam.path}?exam=dates` },
  { language: 'fr', username: marc, path: '/course/ueberbetriebliche-kurse/learn/kickoff' },
  { language: 'it', username: giulia, path: '/course/automobilgewerbe/learn/pruefung' },
] as const;

for (const { name: device, viewport } of devices) {
  test.describe(device, () => {
    test.use({ viewport });

    for (const { language, username, path } of visits) {
      test(`axe finds nothing on ${path}`, async ({ page, loggedIn }) => {
        await loggedIn(username);
        await page.goto(path);
        await untilComplete(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await axeViolations(page)).toEqual([]);
        expect(await sidewaysOverflow(page), 'the page does not scroll sideways').toBe(0);
      });
    }

    test('axe finds nothing in the form for documents', async ({ page, loggedIn }) => {
      await loggedIn(thomas);
      await page.goto(`${course.path}/fahrzeug`);
      const documents = new CircleDocuments(page);
      await documents.add.click();
      await documents.form.getByRole('button', { name: 'Hochladen' }).click();
      await expect(documents.form.getByText('Keine Datei ausgewählt')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysOverflow(page), 'the page does not scroll sideways').toBe(0);
    });
  });
}
