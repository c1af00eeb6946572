import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { servedEndpointsFile, servedSchemaFile, serverFile } from '@learn/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { contentOf, createFakeReleases, type FakeReleases, fakeRemote } from '../../test/fakeReleases.ts';
import { readConfig } from '../config.ts';
import { printedSchema } from '../graphql/printedSchema.ts';
import { registerErrors } from '../registerErrors.ts';
import { registerReleases } from './registerReleases.ts';

/** The registry of these tests is empty. */
const nobodyMoves = {
  follow: async () => undefined,
  fill: async () => false,
  fillFile: async () => false,
  state: () => ({ ageSeconds: 0, notFetched: [] }),
};

let releases: FakeReleases;
let app: FastifyInstance;

beforeAll(async () => {
  releases = await createFakeReleases();
  await releases.publishRemote(fakeRemote('mfe-a', 'a1'));
  await releases.write('mfe-a/a1/locales/de.json', '{"title":"Lernen"}');
  await releases.write('mfe-a/a1/.secret', 'hidden');
  await releases.write('mfe-a/a1/.maps/entry.js.map', '{}');
  await releases.write(`mfe-a/a1/${serverFile}`, 'module.exports = {};');
  await releases.write('mfe-a/a1/SERVER.CJS', 'module.exports = {};');
  await releases.write('outside.js', 'outside');
  app = fastify();
  app.decorateRequest('language', 'de');
  registerErrors(app);
  registerReleases(app, { config: readConfig({ RELEASES_DIR: releases.folder }) }, nobodyMoves);
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await releases[Symbol.asyncDispose]();
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers });
}

describe('a published file', () => {
  test('is cached for ever, with its type and an ETag', async () => {
    const answer = await get('/remotes/mfe-a/a1/entry.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(contentOf('entry.js'));
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers.etag).toBeDefined();
  });

  test('below a folder of its version is found', async () => {
    const answer = await get('/remotes/mfe-a/a1/locales/de.json', { 'accept-encoding': 'br' });
    expect(answer.json()).toEqual({ title: 'Lernen' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toMatch(/json/);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('goes to «%s» as %s, made when it was published', async (accepted, encoding, decompress) => {
    const answer = await get('/remotes/mfe-a/a1/entry.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(decompress(answer.rawPayload).toString()).toBe(contentOf('entry.js'));
  });

  test('answers 304 to a browser that has it, and HEAD without a body', async () => {
    const first = await get('/remotes/mfe-a/a1/entry.js');
    const again = await get('/remotes/mfe-a/a1/entry.js', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url: '/remotes/mfe-a/a1/entry.js' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
  });
});

describe('everything else is 404, in JSON and not cached', () => {
  test.each([
    '/remotes/mfe-a/a1/none.js',
    '/remotes/mfe-a/a2/entry.js',
    '/remotes/mfe-x/a1/entry.js',
    '/remotes/mfe-a/a1/',
    '/remotes/mfe-a/a1/locales',
    '/remotes/mfe-a/a1',
    '/remotes/mfe-a/release.json',
    '/remotes/outside.js',
    '/remotes/',
    '/remotes/mfe-a/a1/.secret',
    '/remotes/mfe-a/a1/.maps/entry.js.map',
    '/remotes/mfe-a/a1/server.cjs',
    '/remotes/mfe-a/a1/SERVER.CJS',
    '/remotes/mfe-a/a1/%73erver.cjs',
    '/remotes/mfe-a/a1/%2573erver.cjs',
    '/remotes/mfe-a/a1//server.cjs',
    '/remotes/mfe-a/a1/./server.cjs',
    '/remotes/mfe-a/a1/x/../server.cjs',
    '/remotes/mfe-a/a1/server.cjs?download',
    '/remotes/mfe-a/a1/../release.json',
    '/remotes/mfe-a/a1/%2e%2e/release.json',
    '/remotes/mfe-a/a1/..%2frelease.json',
    '/remotes/mfe-a/a1/..%5crelease.json',
    '/remotes/mfe-a/%2e%2e/outside.js',
    '/remotes/%2e%2e/%2e%2e/etc/passwd',
    '/remotes/mfe-a/a1//etc/passwd',
    '/remotes/mfe-a/a1/entry.js%00.txt',
    '/remotes/mfe-a/a1/%252e%252e/release.json',
  ])('%s', async (url) => {
    const answer = await get(url, { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('a server that listens says in the store what it answers, for the release command', async () => {
  const folder = path.join(releases.folder, 'new', 'store');
  await using listening = fastify();
  registerReleases(listening, { config: readConfig({ RELEASES_DIR: folder }) }, nobodyMoves);
  await listening.listen({ port: 0 });
  await expect.poll(() => announced(folder)).toBe(printedSchema());
  const endpoints = await readFile(path.join(folder, servedEndpointsFile), 'utf8');
  expect(JSON.parse(endpoints)).toContain('GET /api/core/me/password/');
});

async function announced(folder: string): Promise<string | undefined> {
  return readFile(path.join(folder, servedSchemaFile), 'utf8').catch(() => undefined);
}

test('a server that listens logs what live remotes ask and it does not answer', async () => {
  await using store = await createFakeReleases();
  const operation = (name: string, field: string) => ({
    hash: name,
    name,
    query: `query ${name} { ${field} }`,
  });
  await store.publishRemote({
    ...fakeRemote('mfe-a', 'a1'),
    operations: [operation('Known', '__typename'), operation('Old', 'unheard')],
    endpoints: ['GET /api/core/me/password/', 'GET /api/unheard/:id/'],
  });
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  await using listening = fastify({ logger: { level: 'warn', stream } });
  registerReleases(listening, { config: readConfig({ RELEASES_DIR: store.folder }) }, nobodyMoves);
  await listening.listen({ port: 0 });
  await expect.poll(() => lines).toHaveLength(2);
  const details = lines.map((line) => JSON.parse(line) as Record<string, string>);
  expect(details).toMatchObject([
    { release: 'mfe-a@a1', operation: 'Old', message: 'Cannot query field "unheard" on type "Query".' },
    { release: 'mfe-a@a1', operation: 'GET /api/unheard/:id/', message: 'There is no such endpoint.' },
  ]);
});

test('a server that listens looks at the registry twice a second, so a move elsewhere shows in under two', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const follow = vi.fn(nobodyMoves.follow);
  const folder = path.join(releases.folder, 'followed');
  await using listening = fastify();
  registerReleases(listening, { config: readConfig({ RELEASES_DIR: folder }) }, { ...nobodyMoves, follow });
  await listening.listen({ port: 0 });
  await expect.poll(() => announced(folder)).toBe(printedSchema());
  follow.mockClear();
  vi.advanceTimersByTime(1000);
  expect(follow).toHaveBeenCalledTimes(2);
});
