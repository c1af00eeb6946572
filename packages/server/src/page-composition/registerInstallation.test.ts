import { createHash } from 'node:crypto';
import { offlineCachePrefix } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCast } from '../../test/factories.ts';
import { contentOf, createFakeReleases, type FakeReleases, fakeShell } from '../../test/fakeReleases.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

const worker = 'service-worker.0123.js';

let releases: FakeReleases;
let server: TestServer;

beforeAll(async () => {
  releases = await createFakeReleases();
  const shell = fakeShell('s1', { serviceWorker: worker });
  await releases.publishShell(shell);
  await releases.write(`shell/s1/${worker}`, contentOf(worker));
  server = await startTestServer({ config: { RELEASES_DIR: releases.folder } });
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await releases[Symbol.asyncDispose]();
});

describe('the manifest', () => {
  test('names brand and language, and pictures that are there', async () => {
    const answer = await server.visit().get('/manifest.webmanifest?language=fr');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = answer.json<{ icons: { src: string }[] }>();
    expect(manifest).toMatchObject({ name: 'Orbis', lang: 'fr-CH', start_url: '/', display: 'standalone' });
    for (const { src } of [...manifest.icons, { src: '/icons/apple-touch-icon.png' }]) {
      const icon = await server.visit().get(src);
      expect([icon.statusCode, icon.headers['content-type']], src).toEqual([200, 'image/png']);
    }
  });

  test.each([
    ['?language=xx', 'it-CH'],
    ['', 'it-CH'],
  ])('speaks the language of the browser with %j', async (query, lang) => {
    const answer = await server.visit().get(`/manifest.webmanifest${query}`, { 'accept-language': 'it' });
    expect(answer.json()).toMatchObject({ lang });
  });

  test('is named by every page, in its language', async () => {
    const page = await server.visit().get('/login-local', { accept: 'text/html', 'accept-language': 'it' });
    expect(page.body).toContain('<link rel="manifest" href="/manifest.webmanifest?language=it">');
    expect(page.body).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">');
  });
});

describe('the offline page', () => {
  test('runs its own style and script, and nothing else', async () => {
    const { body, headers } = await server.visit().get('/offline/de');
    const policy = String(headers['content-security-policy']);
    const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`style-src ${hash(/<style>(.*?)<\/style>/s.exec(body)?.[1])}`);
    expect(policy).toContain(`script-src ${hash(/<script>(.*?)<\/script>/s.exec(body)?.[1])};`);
    expect(policy).toContain("default-src 'none'");
    expect(body).not.toMatch(/\sstyle=|\son\w+=/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['de', 'Du bist offline', 'Lernkreis ist gerade nicht erreichbar'],
    ['fr', 'Tu es hors ligne', 'Orbis n’est pas joignable pour l’instant'],
    ['it', 'Sei offline', 'Orbis al momento non è raggiungibile'],
  ])('speaks %s', async (language, offline, unreachable) => {
    const { body } = await server.visit().get(`/offline/${language}`, { 'accept-language': 'de' });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1 data-unreachable="${unreachable}">${offline}</h1>`);
  });

  test('exists in these languages', async () => {
    expect((await server.visit().get('/offline/en')).statusCode).toBe(404);
  });
});

describe('the service worker', () => {
  test('is the live shell’s, told what the server decides, and never kept for long', async () => {
    const { body, headers } = await server.visit().get('/service-worker.js');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    const [first = '', ...rest] = body.split('\n');
    expect(rest.join('\n')).toBe(contentOf(worker));
    const settings = JSON.parse(/^self\.offlineSettings=(.*);$/.exec(first)?.[1] ?? '') as {
      pages: Record<string, { url: string; revision: string }>;
      notPages: string[];
    };
    expect(Object.values(settings.pages).map(({ url }) => url)).toEqual([
      '/offline/de',
      '/offline/fr',
      '/offline/it',
    ]);
    expect(new Set(Object.values(settings.pages).map(({ revision }) => revision)).size).toBe(3);
    expect(settings.notPages).toContain('/api/');
  });

  test('changes with the brand, for the pages that it keeps do', async () => {
    await using other = await startTestServer({
      config: { RELEASES_DIR: releases.folder, BRAND_DE: 'Andere' },
    });
    const [own, others] = await Promise.all(
      [server, other].map(async (one) => (await one.visit().get('/service-worker.js')).body),
    );
    expect(own).not.toBe(others);
  });

  test('takes itself away where configuration says so', async () => {
    await using without = await startTestServer({
      config: { RELEASES_DIR: releases.folder, SERVICE_WORKER: false },
    });
    const { body } = await without.visit().get('/service-worker.js');
    expect(body).toContain('registration.unregister()');
    expect(body).toContain(`startsWith('${offlineCachePrefix}')`);
    expect((await without.visit().get('/login-local', { accept: 'text/html' })).body).toContain(
      '"serviceWorker":false',
    );
  });

  test('is announced by pages of a shell that has one', async () => {
    const page = await server.visit().get('/login-local', { accept: 'text/html' });
    expect(page.body).toContain('"serviceWorker":true');
  });

  test('takes itself away where the shell has none', async () => {
    await using bare = await createFakeReleases();
    await bare.publishShell(fakeShell('s0'));
    await using old = await startTestServer({ config: { RELEASES_DIR: bare.folder } });
    expect((await old.visit().get('/service-worker.js')).body).toContain('registration.unregister()');
  });
});

test('all of it answers without the database', async () => {
  await using lonely = await startTestServer({ config: { RELEASES_DIR: releases.folder } });
  const client = lonely.visit();
  await lonely.closeDatabase();
  for (const address of [
    '/service-worker.js',
    '/offline/de',
    '/manifest.webmanifest',
    '/icons/emblem-192.png',
  ]) {
    expect((await client.get(address)).statusCode, address).toBe(200);
  }
});

describe('error reports', () => {
  const dsn = 'https://key@errors.example.org/7';
  test('may go to the configured origin, and nowhere else', async () => {
    await using prod = await startTestServer({
      config: { RELEASES_DIR: releases.folder, APP_MODE: 'prod', ERROR_REPORTING_DSN: dsn },
    });
    const { people } = await createCast(prod.db);
    const page = await (await prod.login(people.member.username)).get('/nowhere', { accept: 'text/html' });
    expect(page.body).toContain(`"errorReportingDsn":"${dsn}"`);
    expect(page.headers['content-security-policy']).toContain(
      "connect-src 'self' https://errors.example.org;",
    );
  });

  test('are no matter of the local mode', async () => {
    await using local = await startTestServer({
      config: { RELEASES_DIR: releases.folder, ERROR_REPORTING_DSN: dsn },
    });
    const page = await local.visit().get('/login-local', { accept: 'text/html' });
    expect(page.body).not.toContain('errors.example.org');
    expect(page.headers['content-security-policy']).not.toContain('errors.example.org');
  });
});
