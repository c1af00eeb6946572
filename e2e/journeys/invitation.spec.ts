import {
  course,
  expect,
  expectAccessible,
  HomePage,
  LoginPage,
  lena,
  letTheMinutePass,
  noah,
  restartErrors,
  test,
  vehicleChange,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

test.use({ world: 'own' });

const area = `/course/${course.slug}/learning-mentor`;

/** Points that the joint task is given, by the title of its parts. */
const jointPoints = { 'Situation erfassen': '7', 'Deckungen erklären': '6', 'Offerten vergleichen': '5' };

/** Chooses the session in which she has worked, the second one. */
async function chooseHerSession(page: Page): Promise<void> {
  const home = new HomePage(page);
  await home.open();
  await home.chooseSession(home.panel(course.title), 1);
}

test('an invitation leads by mail from the participant to the account that accepts it, and to the first joint task', async ({
  page,
  frame,
  platform,
  somebodyElse,
  consoleGuard,
}) => {
  // an invitation that is over answers 410
  consoleGuard.allow(/410/);
  const email = `${noah}@lernkreis.example`;
  const { page: own } = await somebodyElse(lena);
  await chooseHerSession(own);
  await own.goto(area);
  await own.getByRole('button', { name: 'Per E-Mail einladen' }).click();
  const dialog = own.getByRole('dialog', { name: 'Lernbegleitung einladen' });
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('noah');
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(dialog.getByText(`Die Einladung an ${email} ist unterwegs.`)).toBeVisible();
  await expectAccessible(own, 'invitation that was sent');
  await dialog.getByRole('button', { name: 'Schliessen' }).last().click();
  await expect(own.getByRole('region', { name: 'Offene Einladungen' })).toContainText(email);

  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = await platform.mailsTo(email);
      link = mails
        .map((mail) => /\/lernbegleitung\/\S+/.exec(mail)?.[0])
        .find((found) => found !== undefined);
      return link;
    })
    .toBeDefined();
  await page.goto(link ?? '');
  await expect(frame.heading).toHaveText('Lena Keller lädt dich ein');
  await expectAccessible(page, 'invitation of a visitor');
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await new LoginPage(page).logIn(noah);
  await expect(frame.heading).toHaveText('Lena Keller lädt dich ein');
  await page.getByRole('button', { name: 'Einladung annehmen' }).click();
  await expect(frame.heading).toHaveText('Lernbegleitung');
  await expect(page.getByRole('region', { name: 'Teilnehmende' })).toContainText('Lena Keller');

  await page.goto(link ?? '');
  await expect(page.getByText('Diese Einladung ist schon angenommen')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Begleitung' }).click();
  await expect(frame.heading).toHaveText('Lernbegleitung');

  await page
    .getByRole('region', { name: 'Das wartet auf dich' })
    .getByRole('link', { name: /^(Alle Aufgaben \(\d+\)|Zur Aufgabenseite)$/ })
    .click();
  await page.getByRole('link', { name: new RegExp(`Lena Keller.*${vehicleChange.title}`) }).click();
  await expect(frame.heading).toHaveText(vehicleChange.title);
  for (const [task, points] of Object.entries(jointPoints)) {
    await page.getByRole('textbox', { name: `Punkte für «${task}»` }).fill(points);
  }
  await page.getByRole('textbox', { name: 'Kommentar' }).first().fill('Das besprechen wir am Montag.');
  await page.getByRole('button', { name: /^(Bewertung freigeben|Freigeben)$/ }).click();
  await expect(page.getByText(/^Freigegeben\. Lena sieht/)).toBeVisible();
  consoleGuard.allow(...restartErrors);
  await Promise.all([page.close(), own.close()]);
  await letTheMinutePass(platform);

  const { page: later } = await somebodyElse(lena);
  await later.goto('/notifications');
  await later
    .getByRole('link', { name: new RegExp(`Die Bewertung von «${vehicleChange.title}» ist`) })
    .first()
    .click();
  await expect(later.getByText('Das besprechen wir am Montag.')).toBeVisible();
  await chooseHerSession(later);
  await later.goto(area);
  await expect(later.getByText(email)).toHaveCount(1);
  await later.getByRole('button', { name: 'Noah Weber entfernen' }).click();
  await later.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(later.getByText('Noah Weber')).toHaveCount(0);
});
