import { CircleDocuments, course, expect, lena, test, thomas } from '@learn/journeys';

test.use({ world: 'twins' });

test('what an expert adds in the cockpit, a participant finds in the circle, until it is deleted', async ({
  page,
  loggedIn,
  somebodyElse,
}) => {
  await loggedIn(thomas);
  await page.goto(`/course/${course.slug}/cockpit/documents?circle=fahrzeug`);
  const cockpit = new CircleDocuments(page);
  await cockpit.add.click();
  await cockpit.choose({
    name: 'Ablauf.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n'),
  });
  await cockpit.sequence.selectOption('Anwenden');
  await cockpit.upload.click();
  await expect(page.getByText('«Ablauf» ist hinzugefügt.')).toBeVisible();

  const circle = new CircleDocuments((await somebodyElse(lena)).page);
  await circle.open();
  await expect(circle.row('Ablauf')).toContainText('Anwenden');
  await page.getByRole('button', { name: 'Ablauf löschen' }).click();
  await expect(cockpit.undo).toBeVisible();
  await circle.page.reload();
  await expect(circle.page.getByRole('heading', { name: 'Dokumente' })).toBeVisible();
  await expect(circle.download('Ablauf')).toHaveCount(0);
});
