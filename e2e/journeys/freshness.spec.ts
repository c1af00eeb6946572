import {
  CirclePage,
  ContentPage,
  course,
  expect,
  FeedbackForm,
  kickoff,
  LearningPathPage,
  lena,
  markDocument,
  ProfilePage,
  test,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

test.use({ world: 'twins' });

test('a REST call in one tab shows in the other tab without a reload', async ({
  page,
  context,
  loggedIn,
}) => {
  await loggedIn(lena);
  const path = new LearningPathPage(page);
  await page.goto(course.path);
  await expect(path.circle(kickoff.title)).toContainText('Noch nicht begonnen');
  const expectSameDocument = await markDocument(page);

  const content = new ContentPage(await context.newPage());
  await content.page.goto(kickoff.first.path);
  await content.mark.click();
  await expect(content.undo).toBeVisible();

  await expect(path.circle(kickoff.title)).toContainText('In Arbeit · 0 von 3 Sequenzen');
  await expectSameDocument();
});

test('a mutation in one tab shows in the other tab without a reload, in an answer of GraphQL', async ({
  page,
  context,
  loggedIn,
}) => {
  await loggedIn(lena);
  const chosen = (at: Page) =>
    at.getByRole('region', { name: 'Zulassungsprofil' }).getByRole('combobox', { name: 'Profil' }).first();
  await new ProfilePage(page).open();
  await expect(chosen(page)).toBeEnabled();
  await expect(chosen(page).locator('option:checked')).not.toHaveText('Leben');
  const expectSameDocument = await markDocument(page);

  const other = await context.newPage();
  await new ProfilePage(other).open();
  await chosen(other).selectOption({ label: 'Leben' });

  await expect(chosen(page).locator('option:checked')).toHaveText('Leben');
  await expectSameDocument();
});

test('a mutation in one tab shows in the other tab without a reload, in answers of REST and of the outbox', async ({
  page,
  context,
  loggedIn,
}) => {
  test.slow();
  await loggedIn(lena);
  const feedback = `${course.path}/fahrzeug/feedback-fahrzeug`;
  // the completion of the circle's contents is an answer of REST; what was handed in comes from the outbox of the other tab
  const circle = new CirclePage(page);
  await page.goto(`${course.path}/fahrzeug`);
  await circle.sequence('Prüfen').click();
  await expect(circle.content('Feedback zum Circle Fahrzeug')).not.toContainText('Erledigt');
  const same = new FeedbackForm(await context.newPage());
  await same.page.goto(feedback);
  await expect(same.step(1)).toBeVisible();
  const unchanged = await Promise.all([markDocument(page), markDocument(same.page)]);

  const form = new FeedbackForm(await context.newPage());
  await form.page.goto(feedback);
  for (const step of [1, 2, 3]) {
    await expect(form.step(step)).toBeVisible();
    await form.answerAll(3);
    await form.next.click();
  }
  await form.page.getByRole('textbox').first().fill('Mehr Beispiele aus der Werkstatt.');
  await form.next.click();
  await form.submit.click();
  await expect(form.thanks).toBeVisible();

  await expect(circle.content('Feedback zum Circle Fahrzeug')).toContainText('Erledigt');
  await expect(same.thanks).toBeVisible();
  for (const expectSameDocument of unchanged) await expectSameDocument();
});
