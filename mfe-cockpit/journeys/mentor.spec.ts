import { course, devices, expect, expectAccessible, lena, peter, sandra, test } from '@learn/journeys';
import { apprentices } from './apprentices.ts';

const area = `/course/${course.slug}/learning-mentor`;

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport, world: 'twins' });

    test('from a task to the feedback', async ({ page, frame, homePage, loggedIn }) => {
      await loggedIn(sandra);
      await homePage.open();
      await homePage.panel(course.title).getByRole('link', { name: 'Zur Übersicht' }).first().click();
      await expect(frame.heading).toHaveText('Lernbegleitung');
      await expect(page.getByRole('region', { name: 'Teilnehmende' }).getByRole('table')).toContainText(
        'Lena Keller',
      );
      await page
        .getByRole('region', { name: 'Das wartet auf dich' })
        .getByRole('link', { name: /^(Alle Aufgaben \(\d+\)|Zur Aufgabenseite)$/ })
        .click();
      await expect(frame.heading).toHaveText('Aufgaben');
      await page.getByRole('radio', { name: /^Selbsteinschätzungen/ }).check();
      await expect(page).toHaveURL(/state=self_evaluation_feedback/);
      await page.getByRole('link', { name: 'Lena Keller Feedback zu «Erster Kontakt» geben' }).click();

      await expect(frame.heading).toHaveText('Feedback: Erster Kontakt');
      const send = page.getByRole('button', { name: 'Feedback abschicken' });
      await send.click();
      const groups = page.getByRole('main').getByRole('group');
      await expect(groups.first().getByRole('radio').first()).toBeFocused();
      await expectAccessible(page, 'feedback with what is missing');
      const count = await groups.count();
      for (let index = 0; index < count; index += 1) {
        await groups.nth(index).getByRole('radio', { name: 'Lena kann das' }).check();
        await expect(groups.nth(index).getByText('gespeichert', { exact: true })).toBeVisible();
      }
      await page.reload();
      await expect(groups.first().getByRole('radio', { name: 'Lena kann das' })).toBeChecked();
      await send.click();
      await expect(page.getByText(/Lena hat dein Feedback bekommen/)).toBeVisible();
      await expectAccessible(page, 'feedback that was given');
    });
  });
}

test.describe('an invitation', () => {
  test.use({ world: 'own' });

  test('that was withdrawn says so', async ({ page, platform, somebodyElse, consoleGuard }) => {
    consoleGuard.allow(/410/);
    const email = 'jemand@example.org';
    const { page: own } = await somebodyElse(lena);
    await own.goto(area);
    await own.getByRole('button', { name: 'Per E-Mail einladen' }).click();
    const dialog = own.getByRole('dialog', { name: 'Lernbegleitung einladen' });
    await dialog.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(dialog.getByText(/ist unterwegs/)).toBeVisible();
    await own.keyboard.press('Escape');
    await own.getByRole('button', { name: `Einladung an ${email} zurückziehen` }).click();
    await own.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
    await test.step('the keyboard goes on beside it', async () => {
      await expect(own.getByRole('dialog')).toHaveCount(0);
      await expect(own.locator('main :focus')).toBeVisible();
    });
    await expect(own.getByText(email)).toHaveCount(0);
    let link: string | undefined;
    await expect
      .poll(async () => {
        const [mail] = await platform.mailsTo(email);
        link = /\/lernbegleitung\/\S+/.exec(mail ?? '')?.[0];
        return link;
      })
      .toBeDefined();
    await page.goto(link ?? '');
    await expect(page.getByText('Diese Einladung wurde zurückgezogen')).toBeVisible();
    await expectAccessible(page, 'invitation that was withdrawn');
  });
});

test('in uk the area has its own name, and a praxis assignment shows all mentees', async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(peter);
  await page.goto(`/course/${apprentices.slug}/learning-mentor`);
  await expect(frame.heading).toHaveText('Formateur pratique');
  await expect(frame.navigation.getByRole('link', { name: 'Formateur pratique' })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('Marc Favre');
  await page.goto(`/course/${apprentices.slug}/learning-mentor/tasks`);
  await page
    .getByRole('list', { name: 'Tâches' })
    .getByRole('link', { name: /^Marc Favre Évaluer/ })
    .click();
  await expect(page).toHaveURL(/\/assignment-evaluation\//);
  await expect(page.getByRole('region', { name: 'Tâches et réponses' })).toBeVisible();
  const title = await frame.heading.innerText();
  await page.getByRole('main').getByRole('link', { name: 'Vers la liste' }).click();
  await expect(page).toHaveURL(/\/learning-mentor\/details\/praxis-assignments\//);
  await page.getByRole('main').getByRole('link', { name: 'Tâches' }).click();
  await page
    .getByRole('region', { name: 'Tous les travaux pratiques' })
    .getByRole('link', { name: title })
    .click();
  await expect(page.getByRole('table')).toContainText('Marc Favre');
  await page.getByRole('searchbox').fill('marc');
  await expect(page).toHaveURL(/search=marc/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page, 'praxis assignment with its mentees');
});
