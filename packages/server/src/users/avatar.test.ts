import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { Jimp } from 'jimp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { fixtureFiles, png, pngBomb } from '../../test/fixtureFiles.ts';
import { startS3Server } from '../../test/s3Server.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { sendFiles } from '../../test/uploads.ts';
import { files } from '../documents/tables.ts';
import { imageSize } from './imageSize.ts';

let folder: string;
let server: TestServer;
let client: TestClient;
let personId: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-avatars-'));
  server = await startTestServer({ config: { DATA_DIR: folder } });
  const person = await createPerson(server.db, { firstName: 'Lena' });
  personId = person.id;
  client = await server.login(person.username);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const send = (bytes: Uint8Array, fields = {}, by = client) =>
  sendFiles(by, endpoints.changeAvatar.path, [{ fileName: 'me.png', fileType: 'image/png', bytes }], fields);

const filesKept = async () =>
  (await readdir(path.join(folder, 'documents'), { recursive: true })).filter((name) =>
    /[0-9a-f]{32}$|draft$/.test(name),
  ).length;

/** Left half red, right half blue. */
async function twoColours(width = 80, height = 40) {
  const image = new Jimp({ width, height, color: 0xff0000ff });
  image.composite(new Jimp({ width: width / 2, height, color: 0x0000ffff }), width / 2, 0);
  return image;
}

async function colourAt(url: string, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const image = await Jimp.fromBuffer((await client.get(url)).rawPayload);
  const colour = image.getPixelColor(x, y);
  const [red, blue] = [(colour >>> 24) & 255, (colour >>> 8) & 255];
  if (red > 200 && blue < 60) return 'red';
  return blue > 200 && red < 60 ? 'blue' : 'other';
}

describe('POST /api/core/avatar/', () => {
  it('makes a square photo, shows it to people who are logged in, and lets the old one go', async () => {
    const answer = await send(await (await twoColours()).getBuffer('image/png'));
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json();
    expect(url).toMatch(/^\/media\/avatar\/[\da-f-]{36}-[\da-f]{16}\.jpg$/);
    expect((await client.get(endpoints.me.path)).json().avatar_url).toBe(url);
    const shown = await client.get(url);
    expect(imageSize(shown.rawPayload)).toEqual({ kind: 'jpg', width: 256, height: 256 });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect([await colourAt(url, 20, 128), await colourAt(url, 236, 128)]).toEqual(['red', 'blue']);
    expect((await server.visit().get(url)).statusCode).toBe(401);

    const second = (await send(png(30, 30))).json().url;
    expect(second).not.toBe(url);
    expect((await client.get(url)).statusCode).toBe(404);
    expect((await client.get(second)).statusCode).toBe(200);
    expect(await filesKept()).toBe(1);
    expect(await server.db.$count(files, eq(files.ownerId, personId))).toBe(1);
  });

  it('cuts the square that is asked for', async () => {
    const bytes = await (await twoColours()).getBuffer('image/png');
    const { url } = (await send(bytes, { x: '0', y: '0', size: '20' })).json();
    expect([await colourAt(url, 20, 128), await colourAt(url, 236, 128)]).toEqual(['red', 'red']);
  });

  it('turns a photo upright and keeps nothing that the camera wrote', async () => {
    const jpg = await (await twoColours()).getBuffer('image/jpeg');
    // Exif: orientation 6 (turn clockwise), and the name of its maker.
    const exif = Buffer.from(
      '45786966000049492a000800000002000f01020008000000260000001201030001000000060000000000000047656865696d2100',
      'hex',
    );
    const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    const turned = Buffer.concat([jpg.subarray(0, 2), head, exif, jpg.subarray(2)]);
    const { url } = (await send(turned)).json();
    expect([await colourAt(url, 128, 20), await colourAt(url, 128, 236)]).toEqual(['red', 'blue']);
    const { rawPayload } = await client.get(url);
    expect(rawPayload.includes('Exif') || rawPayload.includes('Geheim')).toBe(false);
  });

  it('lays what is transparent on white', async () => {
    const bytes = await new Jimp({ width: 20, height: 20, color: 0x00000000 }).getBuffer('image/png');
    const { url } = (await send(bytes)).json();
    const image = await Jimp.fromBuffer((await client.get(url)).rawPayload);
    expect(image.getPixelColor(100, 100) >>> 8).toBeGreaterThan(0xf0f0f0);
  });

  it.each([
    ['a pdf', fixtureFiles.pdf, 415],
    ['svg', fixtureFiles.svg, 415],
    ['html', fixtureFiles.html, 415],
    ['nothing', new Uint8Array(), 415],
    ['a broken png', Buffer.concat([png(30, 30).subarray(0, 40), randomBytes(60)]), 415],
    ['a png that claims 3,000 megapixels', png(1, 1, { width: 60_000, height: 50_000 }), 400],
    ['an interlaced png that unpacks to 64 MB', pngBomb(64 * 1024 * 1024), 415],
    ['a png of no size', png(1, 1, { width: 0, height: 0 }), 415],
    ['more than 5 MB', Buffer.concat([png(1, 1)], 5 * 1024 * 1024 + 1), 413],
  ])('refuses %s and keeps the photo there is', async (_, bytes, status) => {
    const url = (await client.get(endpoints.me.path)).json().avatar_url;
    const answer = await send(bytes);
    expect(answer.statusCode).toBe(status);
    expect((await client.get(endpoints.me.path)).json().avatar_url).toBe(url);
    expect((await client.get(url)).statusCode).toBe(200);
    expect(await filesKept()).toBe(1);
  });

  it.each([
    [{ x: '0', y: '0', size: '31' }, 400],
    [{ x: '29', y: '0', size: '2' }, 400],
    [{ x: '-1', y: '0', size: '2' }, 400],
    [{ x: 'a', y: '0', size: '2' }, 400],
    [{ x: '0', y: '0', size: '0' }, 400],
    [{ x: '0' }, 400],
    [{ x: '28', y: '28', size: '2' }, 200],
  ])('of 30 × 30 pixels, the square %j answers %i', async (fields, status) => {
    expect((await send(png(30, 30), fields)).statusCode).toBe(status);
  });

  it('is made one at a time for everybody', async () => {
    const bytes = await (await twoColours(800, 600)).getBuffer('image/png');
    const answers = await Promise.all([send(bytes), send(bytes), send(bytes)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429]);
    expect((await send(bytes)).statusCode).toBe(200);
  });

  it('is for people who are logged in', async () => {
    expect((await send(png(30, 30), {}, server.visit())).statusCode).toBe(401);
  });
});

describe('the photo', () => {
  it('is removed by DELETE', async () => {
    const { url } = (await send(png(30, 30))).json();
    expect((await client.delete(endpoints.changeAvatar.path)).statusCode).toBe(204);
    expect((await client.get(endpoints.me.path)).json().avatar_url).toBe('');
    expect((await client.get(url)).statusCode).toBe(404);
    expect(await filesKept()).toBe(0);
    expect((await client.delete(endpoints.changeAvatar.path)).statusCode).toBe(204);
  });

  it.each(['x.jpg', '%2e%2e', `${'0'.repeat(36)}-0.jpg`, '%2e%2e%2fsecret'])(
    'is nothing else: %s',
    async (name) => {
      expect((await client.get(`/media/avatar/${name}`)).statusCode).toBe(404);
    },
  );

  it('is shown with its exact name only', async () => {
    const { url } = (await send(png(30, 30))).json();
    const other = url.replace(/-[\da-f]{16}\.jpg$/, `-${'0'.repeat(16)}.jpg`);
    expect((await client.get(other)).statusCode).toBe(404);
  });

  it('lies in the bucket where there is one', async () => {
    await using s3 = await startS3Server();
    await using cloud = await startTestServer({ config: { DATA_DIR: folder, ...s3.settings } });
    const { username } = await createPerson(cloud.db, { firstName: 'Lena' });
    const person = await cloud.login(username);
    const { url } = (await send(png(30, 30), {}, person)).json();
    expect(imageSize((await person.get(url)).rawPayload)?.width).toBe(256);
  });
});
