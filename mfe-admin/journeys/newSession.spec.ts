import type { CourseSession } from '@learn/contracts';
import {
  carla,
  DueDatesPage,
  expect,
  expectAccessible,
  overlappingTexts,
  test,
  thomas,
} from '@learn/journeys';
import type { Page } from '@playwright/test';

// what is created here, everybody in the course would see
test.use({ world: 'own' });

const title = 'Aarau 2031/32';

async function fillDialog(page: Page, button: RegExp, fields: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toBeHidden();
}

test('an admin sets up a session from nothing, and its expert finds it after the login', async ({
  page,
  frame,
  loggedIn,
  somebodyElse,
}) => {
  await loggedIn(carla);
  await page.goto('/vbv-admin/sessions');
  await page.getByRole('link', { name: 'Crea una sessione' }).click();
  await expect(frame.heading).toHaveText('Crea una sessione');
  await page.getByLabel('Corso').selectOption('Intermediario/a assicurativo/a');
  await page.getByLabel('Titolo, tedesco').fill(title);
  await page.getByLabel('Regione').fill('Mittelland');
  await page.getByLabel('Generazione').fill('2031');
  await page.getByLabel('Inizio').fill('2031-01-06');
  await page.getByLabel('Fine').fill('2030-12-31');
  await page.getByRole('button', { name: 'Crea una sessione' }).click();
  await expect(page.getByText('La fine precede l’inizio.')).toBeVisible();
  await page.getByLabel('Fine').fill('2032-06-30');
  // what is typed survives a reload
  await page.reload();
  await expect(page.getByLabel('Titolo, tedesco')).toHaveValue(title);
  await page.getByRole('button', { name: 'Crea una sessione' }).click();
  await expect(frame.heading).toHaveText(title);
  await expect(page.getByRole('heading', { name: /^0 su \d+ elementi pronti/ })).toBeVisible();

  await fillDialog(page, /^Pianifica: Giornata di corso Veicolo/, {
    Data: '2031-03-12',
    Luogo: 'Aarau, sala 12',
    Direzione: 'Thomas Meier',
  });
  await expect(page.getByText('Aarau, sala 12')).toBeVisible();
  await fillDialog(page, /^Pianifica: Seguire un cambio di veicolo/, {
    'Consegna entro': '2031-04-10',
    'Valutazione entro': '2031-04-24',
  });
  await expect(page.getByText(/Consegna entro .*10 aprile 2031, 23:59/)).toBeVisible();
  await fillDialog(page, /^Aggiungi una data: Esame intermedio Cose/, {
    Data: '2031-09-15',
    Luogo: 'Aarau',
    Posti: '16',
  });
  await expect(page.getByText('Aarau, 0 su 16 posti occupati')).toBeVisible();

  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('thomas meier');
  await page.getByRole('button', { name: 'Thomas Meier' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Veicolo' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('region', { name: 'Specialisti' }).getByText('Thomas Meier')).toBeVisible();

  const expert = await somebodyElse(thomas);
  const sessions: readonly CourseSession[] = await (await expert.api.get('/api/course/sessions/')).json();
  expect(sessions.find((one) => one.title === title)).toMatchObject({ my_role: 'EXPERT' });
  const dueDates = new DueDatesPage(expert.page);
  await dueDates.open();
  await dueDates.filter('Durchführung').selectOption(title);
  await expect(dueDates.titles.filter({ hasText: 'Präsenztag Fahrzeug' })).toBeVisible();
});

test('a session that is archived leaves the list, and comes back', { tag: '@skew' }, async ({
  page,
  frame,
  loggedIn,
}) => {
  await loggedIn(carla);
  await page.goto('/vbv-admin/sessions?search=lugano');
  await page.getByRole('link', { name: 'Lugano 2026/27' }).click();
  await expect(frame.heading).toHaveText('Lugano 2026/27');
  await page.getByRole('button', { name: 'Archivia' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archivia' }).click();
  await expect(page.getByRole('button', { name: 'Togli dall’archivio' })).toBeVisible();
  await page.goto('/vbv-admin/sessions?search=lugano');
  await expect(page.getByText('Niente corrisponde a questa selezione')).toBeVisible();
  await page.goto('/vbv-admin/sessions?search=lugano&state=archived');
  await page.getByRole('link', { name: 'Lugano 2026/27' }).click();
  await page.getByRole('button', { name: 'Togli dall’archivio' }).click();
  await expect(page.getByRole('button', { name: 'Archivia' })).toBeVisible();
});

test('what was changed from another device meanwhile stands beside the field, and the admin decides', async ({
  page,
  loggedIn,
  somebodyElse,
  consoleGuard,
}) => {
  consoleGuard.allow(/409 \(Conflict\)/);
  await loggedIn(carla);
  const elsewhere = await somebodyElse(carla);
  const open = async (on: Page) => {
    await on.goto('/vbv-admin/sessions?search=lugano');
    await on.getByRole('link', { name: 'Lugano 2026/27' }).click();
    await expect(on.getByRole('heading', { level: 1 })).toHaveText('Lugano 2026/27');
    await on.getByRole('button', { name: 'Modifica', exact: true }).first().click();
  };
  await open(page);
  const region = page.getByLabel('Regione', { exact: true });
  await region.fill('Sottoceneri');
  await open(elsewhere.page);
  await elsewhere.page.getByLabel('Regione', { exact: true }).fill('Luganese');
  await elsewhere.page.getByRole('button', { name: 'Salva' }).click();
  await expect(elsewhere.page.getByText('Luganese')).toBeVisible();

  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(region).toHaveAccessibleDescription(/Salvato nel frattempo: Luganese/);
  await expect(region).toHaveValue('Sottoceneri');
  await expectAccessible(page, 'a field that was changed meanwhile', { looks: [overlappingTexts] });
  await page.reload();
  await expect(region).toHaveAccessibleDescription(/Salvato nel frattempo: Luganese/);
  await page.getByRole('button', { name: 'Tieni il mio' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Sottoceneri')).toBeVisible();
  await elsewhere.page.reload();
  await expect(elsewhere.page.getByText('Sottoceneri')).toBeVisible();
});
