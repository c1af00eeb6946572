import { readFile } from 'node:fs/promises';
import { carla, expect, test } from '@learn/journeys';

test('a course is exported, uploaded again, and found to be the same', async ({ page, frame, loggedIn }) => {
  await loggedIn(carla);
  await page.goto('/vbv-admin/courses');
  await page.getByRole('link', { name: 'Impostazioni' }).first().click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta i contenuti (zip)' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.zip$/);

  await page.goto('/vbv-admin/contents');
  await page.locator('input[type=file]').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: await readFile(await download.path()),
  });
  await expect(frame.heading).toHaveText(download.suggestedFilename());
  await expect(page.getByRole('heading', { name: 'La cartella è uguale ai corsi' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: /^Riprendi/ })).toHaveCount(0);
});
