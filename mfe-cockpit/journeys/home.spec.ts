import {
  devices,
  expect,
  expectAccessible,
  peter,
  regula,
  sandra,
  test,
  thomas,
  untilComplete,
} from '@learn/journeys';
import { apprentices } from './apprentices.ts';

const course = 'Überbetriebliche Kurse';

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('an expert reaches the first waiting evaluation from home by one action', async ({
      page,
      homePage,
      frame,
      loggedIn,
    }) => {
      await loggedIn(thomas);
      await homePage.open();
      const panel = homePage.panel(course);
      await expect(panel.getByRole('heading', { name: 'Das wartet auf dich' })).toBeVisible();
      await expectAccessible(page, 'home with what waits for an expert');
      await panel.getByRole('link', { name: '«Auffahrunfall bei Nässe» bewerten' }).click();
      await expect(frame.heading).toHaveText('Auffahrunfall bei Nässe');
      await expect(page).toHaveURL(/\/assignment-evaluation\/.+\?(.*&)?state=toEvaluate/);
      const queue = page.getByRole('navigation', { name: 'Arbeiten durchgehen' });
      await expect(queue.getByText(/^1\/\d+$/), 'the first of those that wait').toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Punkte für «/ }).first()).toBeEditable();
    });

    test('an expert opens an incomplete attendance list from home', async ({
      page,
      homePage,
      frame,
      loggedIn,
    }) => {
      await loggedIn(thomas);
      await homePage.open();
      const row = homePage.panel(course).getByRole('listitem').filter({ hasText: 'Kurstag Fahrzeug' });
      await expect(row).toContainText(/0 von \d+ erfasst/);
      const [missing] = /0 von \d+/.exec((await row.textContent()) ?? '') ?? [];
      await row.getByRole('link', { name: 'Anwesenheit erfassen' }).click();
      await expect(frame.heading).toContainText('Anwesenheit');
      await expect(page).toHaveURL(new RegExp(`${apprentices.cockpit}/attendanceCheck\\?(.*&)?day=`));
      await expect(page.getByRole('main'), 'the list of that day').toContainText(missing ?? '');
    });

    test('a learning mentor sees open tasks and mentees, and opens them', async ({
      page,
      homePage,
      frame,
      loggedIn,
    }) => {
      await loggedIn(sandra);
      await homePage.open();
      const panel = homePage.panel('Versicherungsvermittler/-in');
      await expect(panel.getByText('Aufgaben warten auf dich')).toHaveText(/^\d+ Aufgaben/);
      await expect(panel.getByRole('link', { name: /^«.+» bewerten$/ })).toBeVisible();
      await expect(panel.getByText('Personen begleitest du')).toHaveText(/^\d+ Personen/);
      await expect(panel.getByRole('listitem').filter({ hasText: 'Lena Keller' })).not.toHaveCount(0);
      await expect(homePage.boxes(panel), 'no figure stands there twice').toHaveCount(0);
      await expectAccessible(page, 'home of a learning mentor');
      await panel.getByRole('link', { name: 'Alle Aufgaben' }).click();
      await expect(frame.heading).toHaveText('Aufgaben');
      await page.goBack();
      await panel.getByRole('link', { name: 'Zur Übersicht' }).click();
      await expect(page).toHaveURL(/\/learning-mentor(\?|$)/);
      await page.goBack();
      await panel.getByRole('link', { name: /^Feedback zu «.+» geben$/ }).click();
      await expect(page).toHaveURL(/\/learning-mentor\/self-evaluation-feedback\/.+userId=/);
      await expect(frame.heading).toBeVisible();
    });
  });
}

test('a Praxisbildner sees the same in French', async ({ homePage, loggedIn }) => {
  await loggedIn(peter);
  await homePage.open();
  const panel = homePage.panel('Cours interentreprises');
  await expect(panel.getByText(/tâches? t.attend/)).toBeVisible();
  await expect(panel.getByText('personnes que tu accompagnes')).toBeVisible();
});

test('nothing waits for a supervisor, whose figures lead into the cockpit', async ({
  page,
  homePage,
  frame,
  loggedIn,
}) => {
  await loggedIn(regula);
  await homePage.open();
  await untilComplete(page);
  const panel = homePage.panel(course);
  await expect(panel.getByText('Das wartet')).toHaveCount(0);
  await panel.getByRole('link', { name: 'Anwesenheit anzeigen' }).click();
  await expect(frame.heading).toHaveText('Präsenztage');
  await expect(page).toHaveURL(new RegExp(`${apprentices.cockpit}/attendance`));
});
