import {
  CircleDocuments,
  course,
  devices,
  expect,
  expectAccessible,
  regula,
  test,
  thomas,
} from '@learn/journeys';

test.use({ world: 'twins' });

const documentsOf = (query = '') => `/course/${course.slug}/cockpit/documents${query}`;
const pdf = {
  name: 'Ablauf Kurstag.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n'),
};

for (const { name, viewport } of devices) {
  test.describe(name, () => {
    test.use({ viewport });

    test('an expert adds a document to a circle, finds it, deletes it and takes it back', {
      tag: '@skew',
    }, async ({ page, loggedIn }) => {
      await loggedIn(thomas);
      await page.goto(documentsOf());
      const documents = new CircleDocuments(page);
      const row = page.getByRole('row').filter({ hasText: 'Ablauf Kurstag' });
      await page.getByRole('radio', { name: /^Fahrzeug/ }).check();
      await expect(page).toHaveURL(documentsOf('?circle=fahrzeug'));

      await documents.add.click();
      await documents.upload.click();
      await expect(documents.form.getByText('Keine Datei ausgewählt')).toBeVisible();
      await expectAccessible(page, 'a document that lacks a file');
      await documents.choose({ ...pdf, name: 'ablauf.exe', mimeType: 'application/x-msdownload' });
      await expect(documents.form.getByText(/Dieser Dateityp ist nicht möglich/)).toBeVisible();
      await documents.choose(pdf);
      await documents.name.fill('Ablauf Kurstag');
      await documents.sequence.selectOption('Anwenden');
      await documents.upload.click();
      await expect(page.getByText('«Ablauf Kurstag» ist hinzugefügt.')).toBeVisible();
      await expect(row).toContainText('Fahrzeug');
      await expect(row).toContainText('Anwenden');

      await page.getByRole('searchbox').fill('ablauf');
      await expect(page).toHaveURL(documentsOf('?circle=fahrzeug&search=ablauf'));
      await page.reload();
      await expect(row).toBeVisible();
      await expectAccessible(page, 'documents of a circle');
      await row.getByRole('button', { name: 'Ablauf Kurstag löschen' }).click();
      await expect(documents.undo).toBeFocused();
      await expect(row).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(row).toBeVisible();
    });
  });
}

test('a file that is not what it says is refused, and what was filled in stays', async ({
  page,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/4\d\d.*(upload|finish|start)/);
  await loggedIn(thomas);
  await page.goto(documentsOf('?circle=fahrzeug'));
  const documents = new CircleDocuments(page);
  await documents.add.click();
  await documents.choose({ ...pdf, buffer: Buffer.from('kein PDF') });
  await documents.sequence.selectOption('Anwenden');
  await documents.upload.click();
  await expect(documents.form.getByRole('alert')).toContainText('passt nicht zu ihrem Typ');
  await expect(documents.name).toHaveValue('Ablauf Kurstag');
  await documents.choose(pdf);
  await documents.upload.click();
  await expect(page.getByText('«Ablauf Kurstag» ist hinzugefügt.')).toBeVisible();
});

test('a supervisor reads the documents and adds none', async ({ page, loggedIn }) => {
  await loggedIn(regula);
  await page.goto(documentsOf());
  await expect(page.getByRole('heading', { level: 2, name: 'Dokumente' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dokument hinzufügen' })).toHaveCount(0);
});
