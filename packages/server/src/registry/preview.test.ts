import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints, fillPath } from '@learn/contracts';
import { previewHours } from '@learn/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { fakeMount, fakeRemote, fakeShell } from '../../test/fakeReleases.ts';
import { createTeam, type ReleaseTeam } from '../../test/releaseCalls.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createApp } from '../app.ts';
import { signPreview } from './previewLink.ts';

let folder: string;
let server: TestServer;
/** another process: the same database and store, and a folder of releases of its own */
let second: FastifyInstance;
let team: ReleaseTeam;

const name = 'mfe-a';
const remote = (id: string) => fakeRemote(name, id, { mounts: [fakeMount('/course/:courseSlug/notes', id)] });
const html = { accept: 'text/html' };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-preview-'));
  server = await startTestServer({
    config: { DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'first') },
  });
  const shellTeam = await createTeam(server.db, server.app, 'shell');
  for (const id of ['s1', 's2']) await shellTeam.publish(fakeShell(id));
  await shellTeam.move({ kind: 'promote', version: 's1' });
  team = await createTeam(server.db, server.app, name);
  for (const id of ['a1', 'a2']) await team.publish(remote(id));
  await team.move({ kind: 'promote', version: 'a1' });
  second = await createApp({
    ...server.context,
    config: { ...server.context.config, RELEASES_DIR: path.join(folder, 'second') },
  });
  await createPerson(server.db, { firstName: 'Anna', username: 'anna', hasVbvAdminAccess: true });
});

afterAll(async () => {
  await second.close();
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** A browser that opens a link; it keeps the cookie that it gets. */
async function open(app: FastifyInstance, address: string) {
  const opened = await app.inject({ url: address, headers: html });
  const cookies = Object.fromEntries(opened.cookies.map(({ name: key, value }) => [key, value]));
  const page = (of: FastifyInstance) => of.inject({ url: '/login-local', headers: html, cookies });
  return { opened, page };
}

const versionIn = (body: string, of = name) =>
  new RegExp(`/remotes/${of}/(\\w+)/`).exec(body)?.[1] ??
  new RegExp(`"name":"${of}"[^}]*\\}?,"version":"(\\w+)"`).exec(body)?.[1];
const hour = 60 * 60 * 1000;
const linkTo = async (wanted: { name: string; version: string; until: Date }) =>
  `/release-preview/${await signPreview(server.db, wanted)}`;

describe('a link of an administrator', () => {
  test('shows the version on every server, marked, to the browser in which it was opened', async () => {
    const admin = await server.login('anna');
    const made = await admin.post(fillPath(endpoints.previewRelease.path, { name }) ?? '', { version: 'a2' });
    const { address, until } = made.json();
    expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(previewHours.usual * hour);
    const { opened, page } = await open(server.app, address);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/']);
    expect(opened.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }]);
    for (const app of [server.app, second]) {
      const { body } = await page(app);
      expect(versionIn(body)).toBe('a2');
      expect(body).toContain('Vorschau, nicht live: Lernen a2');
      expect(body).toContain('href="/release-preview/end"');
    }
    const other = await server.app.inject({ url: '/login-local', headers: html });
    expect(versionIn(other.body)).toBe('a1');
    expect(other.body).not.toContain('frame-preview');
  });

  test('is for administrators and the team, and for versions that are there', async () => {
    const address = fillPath(endpoints.previewRelease.path, { name }) ?? '';
    const admin = await server.login('anna');
    expect((await admin.post(address, { version: 'a9' })).statusCode).toBe(404);
    expect((await admin.post(address, { version: 'a2', hours: 1000 })).statusCode).toBe(400);
    await createPerson(server.db, { firstName: 'Lena', username: 'lena' });
    expect((await (await server.login('lena')).post(address, { version: 'a2' })).statusCode).toBe(404);
    expect((await team.preview({ version: 'a2', hours: 1 })).statusCode).toBe(200);
  });
});

describe('what is previewed', () => {
  const until = new Date(Date.now() + hour);

  test('is a remote that has never been live, too', async () => {
    const fresh = await createTeam(server.db, server.app, 'mfe-b');
    await fresh.publish(fakeRemote('mfe-b', 'b1'));
    const { page } = await open(server.app, await linkTo({ name: 'mfe-b', version: 'b1', until }));
    expect(versionIn((await page(second)).body, 'mfe-b')).toBe('b1');
  });

  test('is a shell, which cannot take the mark away', async () => {
    const { page } = await open(server.app, await linkTo({ name: 'shell', version: 's2', until }));
    const { body } = await page(server.app);
    expect(versionIn(body, 'shell')).toBe('s2');
    expect(body).toContain('Vorschau, nicht live: Rahmen der Plattform s2');
  });

  test('shows although its release is switched off', async () => {
    const message = { de: 'Wartung', fr: 'Maintenance', it: 'Manutenzione' };
    await team.move({ kind: 'kill', message });
    const { page } = await open(server.app, await linkTo({ name, version: 'a2', until }));
    expect((await page(server.app)).body).not.toContain('Wartung');
    await team.move({ kind: 'revive' });
  });

  test('is what is live, without a mark, where the version is gone', async () => {
    const { page } = await open(server.app, await linkTo({ name, version: 'a9', until }));
    const { body } = await page(server.app);
    expect(versionIn(body)).toBe('a1');
    expect(body).not.toContain('frame-preview');
  });
});

describe('a link is nothing', () => {
  test.each<[string, (link: string) => string]>([
    ['with another version', (link) => link.replace('/a2/', '/a1/')],
    ['with another name', (link) => link.replace('/mfe-a/', '/shell/')],
    ['with more time', (link) => link.replace(/\d{10}/, (seconds) => String(Number(seconds) + 1))],
    ['with another signature', (link) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
    ['without a signature', (link) => link.slice(0, link.lastIndexOf('/'))],
  ])('%s', async (_what, change) => {
    const link = await linkTo({ name, version: 'a2', until: new Date(Date.now() + hour) });
    const { opened } = await open(server.app, change(link));
    expect([opened.statusCode, opened.cookies]).toEqual([404, []]);
  });

  test('when its time is up, and the cookie with it', async () => {
    const link = await linkTo({ name, version: 'a2', until: new Date(Date.now() - 1000) });
    expect((await open(server.app, link)).opened.statusCode).toBe(404);
    const cookies = { release_preview: link.replace('/release-preview/', '') };
    const { body } = await server.app.inject({ url: '/login-local', headers: html, cookies });
    expect(versionIn(body)).toBe('a1');
  });
});

test('the way out takes the cookie away', async () => {
  const { cookies, headers } = await server.app.inject('/release-preview/end');
  expect(headers.location).toBe('/');
  expect(cookies).toMatchObject([{ name: 'release_preview', value: '', expires: new Date(0) }]);
});
