import { exam, examOffice, expect, jonas, test } from '@learn/journeys';

test.use({ world: 'twins' });

test('a date is changed, given back and booked again; one that has become full refuses', async ({
  page,
  browser,
  platform,
  loggedIn,
  api,
  consoleGuard,
}) => {
  consoleGuard.allow(/409.*\/booking\//);
  await loggedIn(jonas);
  const office = await examOffice(platform, browser, api);
  const rare = await office.addDate(50, 1);
  await office.addDate(60, 5);
  await page.goto(exam.path);
  const panel = page.getByRole('region', { name: 'Prüfung bereit' });
  await expect(panel.getByText(/^Dein Termin: /)).toBeVisible();
  await expect(panel).toContainText('CHF 450.00 · noch 3 Versuche');
  await panel.getByRole('button', { name: 'Jetzt starten' }).click();
  await expect(panel.getByRole('alert')).toContainText('Deine Prüfung beginnt am');

  await panel.getByRole('button', { name: 'Termin ändern' }).click();
  const date = (place: string) => panel.getByRole('radio', { name: new RegExp(place) });
  await expect(date('Saal 50')).toBeEnabled();
  await office.setSeats(rare, 50, 0);
  await date('Saal 50').check();
  await panel.getByRole('button', { name: 'Auf diesen Termin wechseln' }).click();
  await expect(panel.getByRole('alert')).toContainText('inzwischen ausgebucht');
  await expect(date('Saal 50')).toBeDisabled();
  await date('Saal 60').check();
  await panel.getByRole('button', { name: 'Auf diesen Termin wechseln' }).click();
  await expect(panel.getByText(/^Dein neuer Termin: /)).toBeFocused();
  await expect(panel.getByText(/^Dein Termin: .*Saal 60$/)).toBeVisible();

  await panel.getByRole('button', { name: 'Abmelden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Von der Prüfung abmelden?' });
  await dialog.getByRole('button', { name: 'Abmelden' }).click();
  await expect(panel.getByText('Du bist abgemeldet. Dein Platz ist wieder frei.')).toBeVisible();

  await panel.getByRole('button', { name: 'Termin wählen' }).click();
  await date('Saal 60').check();
  await panel.getByRole('button', { name: 'Verbindlich anmelden' }).click();
  await expect(panel.getByText(/^Du bist angemeldet: /)).toBeVisible();
  await page.reload();
  await expect(panel.getByText(/^Dein Termin: .*Saal 60$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Verlauf' }).click();
  await expect(panel.getByText('Angemeldet', { exact: true }).first()).toBeVisible();
});

test('from failed to booked, from started to passed', async ({ page, browser, platform, loggedIn, api }) => {
  await loggedIn(jonas);
  const office = await examOffice(platform, browser, api);
  const { id: userId } = (await (await api.get('/api/core/me/')).json()) as { id: string };
  await office.addDate(60, 5);

  // a booked exam has no result before its date begins
  await office.setState(userId, 'inEvaluation');
  await office.setState(userId, 'failed');
  await page.goto(exam.path);
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(panel('Nicht bestanden')).toContainText('noch 2 Versuche');
  await panel('Nicht bestanden').getByRole('button', { name: 'Erneut versuchen' }).click();
  await panel('Prüfung bereit')
    .getByRole('radio', { name: /Saal 60/ })
    .check();
  await panel('Prüfung bereit').getByRole('button', { name: 'Verbindlich anmelden' }).click();
  await expect(page.getByText(/^Du bist angemeldet: /)).toBeVisible();

  await office.setState(userId, 'ready');
  await page.reload();
  await panel('Prüfung bereit').getByRole('button', { name: 'Jetzt starten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: exam.first })).toBeVisible();
  await page.goto(exam.path);
  await expect(panel('In Bearbeitung').getByRole('link', { name: 'Weiter geht’s' })).toBeVisible();
  await panel('In Bearbeitung').getByRole('button', { name: 'Prüfung abgeben' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prüfung abgeben?' });
  await dialog.getByRole('button', { name: 'Prüfung abgeben' }).click();
  await expect(panel('In Bewertung')).toContainText('wird bewertet');

  await office.setState(userId, 'passed');
  await page.reload();
  await expect(panel('Bestanden')).toContainText(/Bestanden am .*\./);
  await expect(panel('Bestanden').getByRole('link')).toHaveCount(0);
});
