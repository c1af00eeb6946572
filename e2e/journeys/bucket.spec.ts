import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CircleDocuments,
  course,
  expect,
  lena,
  type Platform,
  restartErrors,
  test,
  thomas,
} from '@learn/journeys';
import type { Page } from '@playwright/test';
import { hasObjectGateway, type ObjectGateway, startObjectGateway } from '../support/objectGateway.ts';

test.use({ world: 'own' });
test.describe.configure({ mode: 'serial' });

const clip = await readFile(path.join(import.meta.dirname, '../support/clip.mp4'));
const file = { name: 'Begrüssung für Zürich.mp4', mimeType: 'video/mp4', buffer: clip };
const libraryVideo = 'Heikle Gesundheitsfragen stellen';

let gateway: ObjectGateway;

test.beforeAll(async () => {
  // a cluster needs a few seconds of an idle core
  test.skip(!(await hasObjectGateway()), 'Ceph is not installed: radosgw, ceph-mon, ceph-osd');
  gateway = await startObjectGateway();
});
test.afterAll(() => gateway?.[Symbol.asyncDispose]());
test.beforeEach(async ({ platform }) => {
  await gateway.empty();
  await gateway.allow(platform.url);
  await platform.restart('SIGTERM', gateway.settings);
});

async function fillIn(page: Page): Promise<CircleDocuments> {
  const documents = new CircleDocuments(page);
  await documents.open();
  await documents.add.click();
  await documents.choose(file);
  await documents.name.fill('Begrüssung');
  await documents.sequence.selectOption('Anwenden');
  return documents;
}

/** Makes the uploaded file that of a video of the media library. */
async function putIntoLibrary(platform: Platform): Promise<void> {
  await platform.changeRows(`update files set purpose = 'media' where file_name = $1`, [file.name]);
  const changed = await platform.changeRows(
    `update media_contents set file_id = (select id from files where file_name = $1) where kind = 'VIDEO' and title = $2`,
    [file.name, libraryVideo],
  );
  expect(changed).toBeGreaterThan(0);
}

test('a file goes to the bucket, is downloaded from it, played from it and deleted', async ({
  page,
  platform,
  loggedIn,
  mediaPage,
}) => {
  await loggedIn(thomas);
  const documents = await fillIn(page);
  const sending = page.waitForResponse(
    (response) => response.url().startsWith(gateway.url) && response.request().method() === 'POST',
  );
  await documents.upload.click();
  expect((await sending).status()).toBe(204);
  await expect(page.getByText('«Begrüssung» ist hinzugefügt.')).toBeVisible();
  expect(await gateway.keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  await expect(documents.row('Begrüssung')).toContainText('MP4 · 4 KB · Anwenden');

  await loggedIn(lena);
  await documents.open();
  const coming = page.waitForEvent('download');
  await documents.download('Begrüssung').click();
  const download = await coming;
  expect(download.url().startsWith(gateway.url)).toBe(true);
  expect(download.suggestedFilename()).toBe(file.name);
  expect((await readFile(await download.path())).equals(clip)).toBe(true);
  await expect(documents.row('Begrüssung')).toBeVisible();

  // an open page goes on reading while the server is away
  await page.goto('about:blank');
  await putIntoLibrary(platform);
  const part = page.waitForResponse((response) => response.url().startsWith(gateway.url));
  await mediaPage.open('?q=Samira+Medikamente');
  await mediaPage.result(libraryVideo).getByRole('link').click();
  expect((await part).status()).toBe(206);
  const player = page.getByLabel(libraryVideo);
  await player.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);

  await loggedIn(thomas);
  await page.goto(`${course.path}/fahrzeug`);
  await documents.remove('Begrüssung').click();
  await expect(page.getByText('«Begrüssung» ist für alle gelöscht.')).toBeVisible();
});

test('a bucket that cannot be reached is told, and what was filled in is sent when it is back', async ({
  page,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(...restartErrors);
  await loggedIn(thomas);
  const documents = await fillIn(page);
  await gateway.stop();
  await documents.upload.click();
  await expect(documents.form.getByRole('alert')).toHaveText(
    'Die Ablage ist zurzeit nicht erreichbar. Versuche es gleich nochmals.',
  );
  await expect(documents.name).toHaveValue('Begrüssung');
  await expect(documents.form.getByText(file.name)).toBeVisible();

  await gateway.start();
  await documents.form.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('«Begrüssung» ist hinzugefügt.')).toBeVisible();
  expect(await gateway.keys()).toHaveLength(1);
});

test('a bucket without its rules takes nothing from a page, which says so', async ({
  page,
  loggedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/CORS policy/, /ERR_FAILED/);
  await gateway.allow('https://elsewhere.example');
  await loggedIn(thomas);
  const documents = await fillIn(page);
  await documents.upload.click();
  await expect(documents.form.getByRole('alert')).toContainText('Die Ablage ist zurzeit nicht erreichbar.');
  expect(await gateway.keys()).toEqual([]);
});
