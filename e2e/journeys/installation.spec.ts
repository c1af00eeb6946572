import path from 'node:path';
import {
  AssignmentPage,
  ContentPage,
  expect,
  Frame,
  HomePage,
  letTenMinutesPass,
  letTheMinutePass,
  root,
} from '@learn/journeys';
import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { test } from '../support/installation.ts';

const lea = { email: 'lea.leiter@example.ch', firstName: 'Lea', lastName: 'Leiter' };
const eva = { email: 'eva.ender@example.ch', firstName: 'Eva', lastName: 'Ender' };
const nora = { email: 'nora.neu@example.ch', firstName: 'Nora', lastName: 'Neu' };

/** The course of the authors' guide. */
const example = path.join(root, 'packages/course-content/example');
const course = 'Beispielkurs';
const circle = '/course/beispielkurs/learn/erste-schritte';
const session = 'Bern 2031/32';

test('an empty installation in prod: from the first commands to an evaluated assignment that the statistic counts', async ({
  platform,
  arrive,
}) => {
  // three people and the operator, on cores that others use, too
  await test.step('the operator imports a course and names the first admin', async () => {
    expect(await platform.operate('content', ['import', example])).toMatch(/^Änderungen: \d+ neu\.$/m);
    await platform.operate('admin', ['grant', lea.email, '--name', `${lea.firstName} ${lea.lastName}`]);
  });

  await test.step('the admin plans a session and invites its people', async () => {
    const page = await arrive(lea);
    const frame = new Frame(page);
    await frame.userMenu.click();
    await page.getByRole('link', { name: 'Verwaltung', exact: true }).click();
    await page.getByRole('link', { name: 'Personen', exact: true }).click();
    await page.getByRole('link', { name: 'Person anlegen' }).click();
    await page.getByLabel('Vorname').fill(eva.firstName);
    await page.getByLabel('Nachname').fill(eva.lastName);
    await page.getByLabel('E-Mail').fill(eva.email);
    await page.getByRole('button', { name: 'Anlegen und einladen' }).click();
    await expect(frame.heading).toHaveText('Eva Ender');

    await page.getByRole('link', { name: 'Durchführungen', exact: true }).click();
    await page.getByRole('link', { name: 'Durchführung anlegen' }).first().click();
    await page.getByLabel('Kurs').selectOption(course);
    await page.getByLabel('Titel, deutsch').fill(session);
    await page.getByLabel('Region').fill('Mittelland');
    await page.getByLabel('Generation').fill('2031');
    await page.getByLabel('Beginn').fill('2031-01-06');
    await page.getByLabel('Ende').fill('2032-06-30');
    await page.getByRole('button', { name: 'Durchführung anlegen' }).click();
    await expect(frame.heading).toHaveText(session);

    await fillDialog(page, 'Planen: Kurstag', { Datum: '2031-03-12', Ort: 'Bern, Saal 12' });
    await fillDialog(page, 'Planen: Kundengespräch', {
      'Abgabe bis': '2031-04-10',
      'Bewertung bis': '2031-04-24',
    });
    await fillDialog(page, 'Planen: Wissenstest', { 'Test bis': '2031-05-15' });
    await fillDialog(page, 'Termin hinzufügen: Prüfung', { Datum: '2031-09-15', Ort: 'Bern', Plätze: '16' });
    await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('eva ender');
    await dialog.getByRole('button', { name: 'Eva Ender' }).click();
    await dialog.getByRole('button', { name: 'Alle wählen' }).click();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('region', { name: 'Fachpersonen' }).getByText('Eva Ender')).toBeVisible();

    await page
      .getByRole('region', { name: 'Teilnehmende' })
      .getByRole('link', { name: 'Liste importieren' })
      .click();
    await page.locator('input[type=file]').setInputFiles(await listOfPeople());
    await expect(page.getByText('2 Zeilen mit Fehler')).toBeVisible();
    await expect(page.getByText('Noch ist niemand angelegt oder eingeladen.')).toBeVisible();
    await expect(page.getByText('Gleiche Adresse wie in Zeile 3')).toBeVisible();
    const row = page.getByRole('group', { name: 'Zeile 2', exact: true });
    await row.getByRole('button', { name: `Vorschlag: ${nora.email}` }).click();
    await row.getByRole('button', { name: 'Prüfen und speichern' }).click();
    await page.getByRole('button', { name: '5 gültige übernehmen' }).click();
    await expect(page.getByText('5 Personen übernommen.')).toBeVisible();
    await page.getByRole('link', { name: session }).click();
    await expect(page.getByRole('heading', { name: 'Alles ist bereit' })).toBeVisible();
  });

  const learning = await arrive(nora);
  await test.step('a participant learns and submits', async () => {
    const content = new ContentPage(learning);
    await new HomePage(learning).panel(course).getByRole('link').first().click();
    await learning.goto(`${circle}/willkommen`);
    await content.markAsDone();
    const assignment = new AssignmentPage(learning);
    await assignment.open(`${circle}/kundengespraech`);
    await assignment.text('Was willst du erreichen?').fill('Die Bedürfnisse der Familie verstehen.');
    await learning.getByRole('radio', { name: 'Im Büro' }).check();
    await expect(assignment.saved('Vorbereiten')).toHaveCount(2);
    await assignment.toSummary.click();
    await assignment.handIn('Ich habe den Auftrag selbst bearbeitet.');
    await expect(learning.getByText(/^Abgegeben am /)).toBeVisible();
    await letTenMinutesPass(platform);
  });

  const evaluating = await arrive(eva);
  await test.step('the expert evaluates and releases', async () => {
    await new HomePage(evaluating).panel(course).getByRole('link', { name: 'Zum Cockpit' }).click();
    await evaluating.getByRole('link', { name: '«Kundengespräch» bewerten' }).click();
    await evaluating.getByRole('textbox', { name: 'Punkte für «Bedürfnisse»' }).fill('10');
    await evaluating.getByRole('textbox', { name: 'Punkte für «Sprache»' }).fill('5');
    await evaluating.getByRole('button', { name: 'Bewertung freigeben' }).click();
    await expect(evaluating.getByText(/^Freigegeben\. Nora sieht/)).toBeVisible();
    await letTheMinutePass(platform);
  });

  await test.step('the statistic counts it, and the participant sees the result', async () => {
    await evaluating.goto('/statistic/beispielkurs/assignment');
    await expect(evaluating.getByRole('heading', { level: 1 })).toHaveText('Bewertungen');
    await expect(evaluating.getByRole('row', { name: /^Kundengespräch/ })).toContainText(
      '1 bestanden, 0 nicht, 4 offen',
    );
    await learning.goto(`${circle}/kundengespraech`);
    await expect(new AssignmentPage(learning).evaluation).toContainText('Bestanden');
  });
});

async function fillDialog(page: Page, button: string, fields: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
}

/** Six rows as Excel writes them: the first address has a comma for its point, the last is there twice. */
async function listOfPeople() {
  const row = (email: string, firstName: string, lastName: string) => [email, firstName, lastName, 'de'];
  const others = ['Tim', 'Lia', 'Jan', 'Mia'].map((name) =>
    row(`${name.toLowerCase()}@example.ch`, name, 'Test'),
  );
  const rows = [
    ['E-Mail', 'Vorname', 'Nachname', 'Sprache'],
    row(nora.email.replace('.ch', ',ch'), nora.firstName, nora.lastName),
    ...others,
    row('tim@example.ch', 'Tim', 'Test'),
  ];
  return {
    name: 'teilnehmende.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Personen', rows }] })),
  };
}
