import { carla, expect, lena, noah, test } from '@learn/journeys';

test.describe('people', () => {
  test.use({ world: 'own' });

  test('a list of 500 with 20 faulty rows is checked, carried out, corrected, and carried out to its end', async ({
    page,
    frame,
    loggedIn,
  }) => {
    await loggedIn(carla);
    await page.goto('/vbv-admin/imports/new');
    await page.getByRole('combobox', { name: 'Sessione' }).fill('Berna 2026');
    await page.getByRole('option').first().click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'teilnehmende.csv',
      mimeType: 'text/csv',
      buffer: listOf(500),
    });
    await expect(frame.heading).toHaveText('teilnehmende.csv');
    await expect(page.getByText('20 righe con errori')).toBeVisible();
    await page.getByRole('button', { name: 'Riprendi 480 righe valide' }).click();
    await expect(page.getByText('480 persone riprese.')).toBeVisible({ timeout: 60_000 });

    const row = page.getByRole('group', { name: 'Riga 9', exact: true });
    await row.getByRole('button', { name: 'Proposta: person7@import.example' }).click();
    await row.getByRole('button', { name: 'Verifica e salva' }).click();
    await expect(page.getByText('19 righe con errori')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica gli errori' }).click();
    expect((await download).suggestedFilename()).toBe('faulty.xlsx');
    await page.locator('input[type=file]').setInputFiles({
      name: 'korrigiert.csv',
      mimeType: 'text/csv',
      buffer: corrected(500),
    });
    await page.getByRole('button', { name: 'Riprendi tutte le 20' }).click();
    await expect(page.getByText('500 persone riprese.')).toBeVisible({ timeout: 60_000 });
  });

  test('an admin sees the platform as Lena, can change nothing, and comes back', async ({
    page,
    api,
    loggedIn,
  }) => {
    await loggedIn(carla);
    await page.goto('/vbv-admin/people?search=lena.keller');
    await page.getByRole('link', { name: 'Lena Keller' }).click();
    await page.getByRole('button', { name: 'Vedi', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Vedi come questa persona' });
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Meldung: Circle fehlt');
    await dialog.getByRole('button', { name: 'Vedi' }).click();
    const bar = page.getByRole('region', { name: 'Ansicht als Lena Keller' });
    await expect(bar).toBeVisible();
    expect((await api.post('/api/core/me/erasure/', {})).status()).toBe(403);
    await bar.getByRole('button', { name: 'Ansicht beenden' }).click();
    await expect(bar).toHaveCount(0);
    await page.goto('/vbv-admin/audit?action=viewing.ended');
    await expect(page.getByText('Vista come altra persona terminata').nth(1)).toBeVisible();
  });

  test('a person is erased after a look at what goes and what stays', async ({
    page,
    frame,
    loggedIn,
    somebodyElse,
  }) => {
    const theirs = await somebodyElse(noah);
    await loggedIn(carla);
    await page.goto('/vbv-admin/people?search=noah.weber');
    await page.getByRole('link', { name: 'Noah Weber' }).click();
    await page.getByRole('link', { name: 'Verifica la cancellazione' }).click();
    await expect(page.getByRole('region', { name: 'Ciò che scompare' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancella definitivamente' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /noah\.weber/ }).fill('noah.weber');
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Gesuch');
    await dialog.getByRole('button', { name: 'Cancella definitivamente' }).click();
    await expect(frame.heading).toHaveText('Persona cancellata');
    expect((await theirs.api.get('/api/core/me/')).status()).toBe(401);
  });
});

test('for everybody else there are no people to administer', async ({ page, frame, loggedIn }) => {
  await loggedIn(lena);
  await page.goto('/vbv-admin/people');
  await expect(frame.heading).toHaveText('Seite nicht gefunden');
});

const head = 'E-Mail;Vorname;Nachname';

/** Every twenty-fifth address has a comma for its last point. */
function listOf(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, index) => {
    const domain = index % 25 === 7 ? 'import,example' : 'import.example';
    return `"person${index}@${domain}";Tim;Test${index}`;
  });
  return Buffer.from([head, ...rows].join('\r\n'));
}

/** What was faulty, with its lines. */
function corrected(count: number): Buffer {
  const rows = Array.from({ length: count }, (_, index) => index)
    .filter((index) => index % 25 === 7)
    .map((index) => `${index + 2};person${index}@import.example;Tim;Test${index}`);
  return Buffer.from([`Zeile;${head}`, ...rows].join('\r\n'));
}
