import { readFile } from 'node:fs/promises';
import { axeViolations, CircleDocuments, expect, lena, test, thomas } from '@learn/journeys';
import type { Page } from '@playwright/test';

test.use({ world: 'twins' });

const start = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n');
const file = (bytes: number) => ({
  name: 'Folien Kurstag.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([start, Buffer.alloc(bytes, 32)]),
});

/** Lets the browser send only so many bytes per second. @returns the function that lets it send as fast as it can */
async function limitUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
  return () => session.detach();
}

test('an expert adds a document, a participant downloads it, and the expert deletes it and takes it back', async ({
  page,
  loggedIn,
  somebodyElse,
}) => {
  await loggedIn(thomas);
  const documents = new CircleDocuments(page);
  await documents.open();
  await documents.add.click();
  await expect(documents.form).toContainText('PDF, DOCX, XLSX, PPTX, PNG, JPG, MP4, höchstens 100 MB');

  await documents.upload.click();
  await expect(documents.form.getByText('Keine Datei ausgewählt')).toBeVisible();
  await documents.choose({ ...file(10), name: 'programm.exe', mimeType: 'application/x-msdownload' });
  await expect(documents.form.getByText(/Dieser Dateityp ist nicht möglich/)).toBeVisible();

  await documents.choose(file(3_000_000));
  await documents.name.fill('Folien vom Kurstag');
  await documents.sequence.selectOption('Anwenden');
  const setFree = await limitUploads(page, 200_000);
  await documents.upload.click();
  const progress = documents.form.getByRole('progressbar', { name: /Folien vom Kurstag wird hochgeladen/ });
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
  await documents.form.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(documents.form.getByText('Deine Angaben sind noch da.')).toBeVisible();

  await setFree();
  await documents.form.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('«Folien vom Kurstag» ist hinzugefügt.')).toBeVisible();
  await expect(documents.row('Folien vom Kurstag')).toContainText('PDF · 2.9 MB · Anwenden');
  await expect(documents.row('Folien vom Kurstag')).toContainText('Thomas Meier');

  const participant = new CircleDocuments((await somebodyElse(lena)).page);
  await participant.open();
  await expect(participant.row('Folien vom Kurstag')).toBeVisible();
  await expect(participant.add).toHaveCount(0);
  await expect(participant.page.getByRole('button', { name: /löschen$/ })).toHaveCount(0);
  const coming = participant.page.waitForEvent('download');
  await participant.download('Folien vom Kurstag').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Folien Kurstag.pdf');
  expect((await readFile(await download.path())).subarray(0, start.length)).toEqual(start);

  const remove = documents.remove('Folien vom Kurstag');
  await remove.click();
  await expect(documents.undo).toBeFocused();
  await expect(documents.download('Folien vom Kurstag')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await participant.page.reload();
  await expect(participant.page.getByText('Noch keine Dokumente zu diesem Circle.')).toBeVisible();
  await expect(participant.download('Folien vom Kurstag')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(page.getByText('«Folien vom Kurstag» ist wieder da.')).toBeVisible();
  await expect(documents.download('Folien vom Kurstag')).toBeVisible();
  await participant.page.reload();
  await expect(participant.download('Folien vom Kurstag')).toBeVisible();
  await remove.click();
  await expect(page.getByText('«Folien vom Kurstag» ist für alle gelöscht.')).toBeVisible();
});

test('a file that is not what it says is refused, and what was filled in stays', async ({
  page,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/4\d\d.*(upload|finish|start)/);
  await loggedIn(thomas);
  const documents = new CircleDocuments(page);
  await documents.open();
  await documents.add.click();
  await documents.choose({ ...file(10), buffer: Buffer.from('kein PDF') });
  await documents.sequence.selectOption('Anwenden');
  await documents.upload.click();
  await expect(documents.form.getByRole('alert')).toContainText('passt nicht zu ihrem Typ');
  await expect(documents.name).toHaveValue('Folien Kurstag');
  await documents.choose(file(100));
  await documents.upload.click();
  await expect(page.getByText('«Folien Kurstag» ist hinzugefügt.')).toBeVisible();
});
