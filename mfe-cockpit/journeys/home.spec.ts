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
      await expect(homePage.waiting).toBeVisible();
      await expectAccessible(page, 'home with what waits for an expert');
      await homePage.waiting.getByRole('link', { name: '«Auffahrunfall bei Nässe» bewerten' }).click();
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
      const row = homePage.waiting.getByRole('listitem').filter({ hasText: 'Kurstag Fahrzeug' });
      const [missing = ''] = /^\d+/.exec((await row.textContent()) ?? '') ?? [];
      await row.getByRole('link', { name: /^Anwesenheit erfassen/ }).click();
      await expect(frame.heading).toContainText('Anwesenheit');
      await expect(page).toHaveURL(new RegExp(`${apprentices.cockpit}/attendanceCheck\\?(.*&)?day=`));
      await expect(page.getByRole('main'), 'the list of that day').toContainText(`0 von ${missing}`);
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
      await expect(homePage.waiting.getByRole('link', { name: /^«.+» bewerten$/ })).toBeVisible();
      await expect(panel.getByText('Personen begleitest du')).toHaveText(/^\d+ Personen/);
      await expect(panel.getByRole('listitem').filter({ hasText: 'Lena Keller' })).not.toHaveCount(0);
      await expectAccessible(page, 'home of a learning mentor');
      await panel.getByRole('link', { name: 'Aufgaben anzeigen' }).click();
      await expect(frame.heading).toHaveText('Aufgaben');
      await page.goBack();
      await panel.getByRole('link', { name: 'Zur Übersicht' }).click();
      await expect(page).toHaveURL(/\/learning-mentor(\?|$)/);
      await page.goBack();
      await homePage.waiting.getByRole('link', { name: /^Feedback für .+: «.+»$/ }).click();
      await expect(page).toHaveURL(/\/learning-mentor\/self-evaluation-feedback\/.+userId=/);
      await expect(frame.heading).toBeVisible();
    });
  });
}

test('a Praxisbildner sees the same in French', async ({ homePage, loggedIn }) => {
  await loggedIn(peter);
  await homePage.open();
  const panel = homePage.panel('Cours interentreprises');
  await expect(homePage.waiting.getByText(/Évaluer|Feedback pour|Rien ne t’attend/).first()).toBeVisible();
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
  await expect(homePage.waiting).toHaveCount(0);
  await panel.getByRole('link', { name: 'Anwesenheit anzeigen' }).click();
  await expect(frame.heading).toHaveText('Präsenztage');
  await expect(page).toHaveURL(new RegExp(`${apprentices.cockpit}/attendance`));
});
