import {
  course,
  expect,
  expectAccessible,
  lena,
  letTheMinutePass,
  restartErrors,
  sandra,
  test,
  vehicleChange,
} from '@learn/journeys';

test.use({ world: 'own' });

test('what a mentor and an expert evaluate at once is released, taken back, released, and read by the participant', async ({
  page,
  frame,
  homePage,
  platform,
  loggedIn,
  somebodyElse,
  consoleGuard,
}) => {
  await loggedIn(sandra);
  await homePage.open();
  await homePage.panel(course.title).getByRole('link', { name: 'Zur Übersicht' }).first().click();
  await page
    .getByRole('region', { name: 'Das wartet auf dich' })
    .getByRole('link', { name: /^(Alle Aufgaben \(\d+\)|Zur Aufgabenseite)$/ })
    .click();
  await page.getByRole('link', { name: /Lena Keller.*Fahrzeugwechsel begleiten/ }).click();
  await expect(frame.heading).toHaveText(vehicleChange.title);
  await expect(page.getByText(vehicleChange.declaration)).toBeVisible();

  const points = (title: string, of = page) => of.getByRole('textbox', { name: `Punkte für «${title}»` });
  const saved = (of = page) => of.getByText(/^gespeichert \d\d:\d\d$/);
  const result = page.getByRole('complementary', { name: 'Bewertung' });

  // the expert of the circle has the same work open
  const { page: other } = await somebodyElse('bettina.delacretaz');
  await other.goto(new URL(page.url()).pathname);
  await points('Situation erfassen', other).click();
  await expect(page.getByText('Bettina Delacrétaz bewertet gerade auch.')).toBeVisible();
  await expect(points('Situation erfassen')).toHaveAttribute('readonly', '');
  await expect(points('Deckungen erklären')).not.toHaveAttribute('readonly');
  await expectAccessible(page, 'an evaluation that another person is at, too');
  await points('Situation erfassen', other).fill('7');
  await points('Deckungen erklären').fill('6,5');
  await expect(saved(other)).toBeVisible();
  await expect(saved()).toBeVisible();
  // each sees what the other has saved
  await expect(points('Situation erfassen')).toHaveValue('7');
  await expect(points('Deckungen erklären', other)).toHaveValue('6.5');
  await other.close();

  await points('Offerten vergleichen').fill('4.5');
  await points('Offerten vergleichen').press('ArrowUp');
  await page.getByRole('textbox', { name: 'Kommentar' }).last().fill('Vergleiche auch den Selbstbehalt.');
  await expect(result.getByText('18.5 von 24')).toBeVisible();
  await expect(result.getByRole('img', { name: 'Note 5.0' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Freigegeben\. Lena sieht/)).toBeVisible();
  await expectAccessible(page, 'an evaluation that was released just now');
  await page.getByRole('button', { name: /^Zurücknehmen/ }).click();
  await expect(points('Offerten vergleichen')).toHaveValue('5');

  const { page: own } = await somebodyElse(lena);
  await own.goto(vehicleChange.path);
  await expect(own.getByText('18.5 von 24')).toHaveCount(0);
  await own.close();

  await page.reload();
  await page.getByRole('button', { name: /^(Bewertung freigeben|Freigeben)$/ }).click();
  await expect(page.getByText(/^Freigegeben\. Lena sieht/)).toBeVisible();
  consoleGuard.allow(...restartErrors);
  await page.close();
  await letTheMinutePass(platform);

  const { page: reading } = await somebodyElse(lena);
  await reading.goto('/notifications');
  await reading
    .getByRole('link', { name: /Die Bewertung von «Fahrzeugwechsel begleiten» ist freigegeben/ })
    .click();
  await expect(reading.getByRole('img', { name: /Note 5\.0/ })).toBeVisible();
  await expect(reading.getByText('Vergleiche auch den Selbstbehalt.')).toBeVisible();
});
