import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { serverFile } from '@learn/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { builtFile, contentOf, fakeMount, fakeRemote } from '../../test/fakeReleases.ts';
import { createTeam, type ReleaseTeam } from '../../test/releaseCalls.ts';
import { startTwoServers, type TwoServers } from '../../test/twoServers.ts';
import { readConfig } from '../config.ts';
import { storageUnavailable } from '../errors.ts';
import { registerErrors } from '../registerErrors.ts';
import { readVersion } from '../registry/readRegistry.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { createReleaseFollower, type ReleaseFollower } from './followRegistry.ts';
import { registerReleases } from './registerReleases.ts';
import { createReleaseStore } from './releaseStore.ts';

const name = 'mfe-a';
// they come in this order
const [first, wanted] = ['page-1.de.js', 'page-4.it.js'];
// more bundles than are fetched at the same time
const mounts = [1, 2, 3, 4].map((page) => fakeMount(`/page/${page}`, `page-${page}`));
const log = { warn: () => undefined };

const serverCode = 'exports.default = {};';

let servers: TwoServers;
let folders: string;
let team: ReleaseTeam;
/** what a third server has, in each test anew, and how the bucket answers it */
let folder: string;
let app: FastifyInstance;
let follower: ReleaseFollower;
let answers: (file: string, source: () => Promise<Readable | undefined>) => Promise<Readable | undefined>;
/** paths by their key in the bucket */
let files: ReadonlyMap<string, string> = new Map();
let version = 'a0';

beforeAll(async () => {
  folders = await mkdtemp(path.join(tmpdir(), 'learn-promotion-'));
  servers = await startTwoServers();
  team = await createTeam(servers.server.db, servers.server.app, name);
});
afterAll(async () => {
  await servers[Symbol.asyncDispose]();
  // files of the shell may still arrive
  await rm(folders, { recursive: true, force: true, maxRetries: 5 });
});

beforeEach(async () => {
  const { config, db } = servers.server.context;
  answers = (_file, source) => source();
  folder = await mkdtemp(path.join(folders, 'server-'));
  const bucket = createFileStore(config);
  const read: FileStore['read'] = (key) => answers(files.get(key) ?? '', () => bucket.read(key));
  follower = createReleaseFollower({ db, folder, store: { ...bucket, read }, log });
  app = fastify();
  app.decorateRequest('language', 'de');
  registerErrors(app);
  registerReleases(app, { config: readConfig({ RELEASES_DIR: folder }) }, follower);
  await publishNext();
});
afterEach(async () => {
  await isWhole();
  await app.close();
});

async function publishNext(): Promise<void> {
  version = `a${Number(version.slice(1)) + 1}`;
  const remote = fakeRemote(name, version, { mounts, server: builtFile(serverFile, serverCode) });
  const contents = { [`${wanted}.br`]: 'compressed', [serverFile]: serverCode };
  expect((await team.publish(remote, { contents })).json().state).toBe('published');
  const stored = await readVersion(servers.server.db, name, version);
  files = new Map(stored?.files.map((file) => [file.storageKey, file.path]));
}

const isThere = (file: string) => existsSync(path.join(folder, name, version, file));
const isForServer = (file: string) => ['', 'entry.js', serverFile].includes(file);

/** Waits until every file has come. */
async function isWhole(): Promise<void> {
  await vi.waitFor(() => expect([...files.values()].filter((file) => !isThere(file))).toEqual([]));
}

/** Lets nothing through but what a server needs, until it is called. */
function withholdOthers(): () => void {
  const held = Promise.withResolvers<void>();
  answers = async (file, source) => {
    if (!isForServer(file) && !file.startsWith(wanted)) await held.promise;
    return source();
  };
  return held.resolve;
}

async function shown(): Promise<string | undefined> {
  const { remotes } = await createReleaseStore(folder, log).readRegistry();
  return remotes[0]?.live.version;
}

async function promoted(): Promise<void> {
  await team.move({ kind: 'promote', version });
  await follower.follow();
}

test('a move takes effect while the files for browsers are still on their way', async () => {
  const letThrough = withholdOthers();
  await promoted();
  expect(await shown()).toBe(version);
  expect(isThere(serverFile)).toBe(true);
  expect(isThere(first)).toBe(false);
  letThrough();
  await isWhole();
});

test('a browser gets a file ahead of those that are on their way, with its compressed twin', async () => {
  const letThrough = withholdOthers();
  await promoted();
  const get = (encoding: string) =>
    app.inject({ url: `/remotes/${name}/${version}/${wanted}`, headers: { 'accept-encoding': encoding } });
  const [compressed, plain] = await Promise.all([get('br'), get('identity')]);
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.body).toBe('compressed');
  expect(plain.body).toBe(contentOf(wanted));
  expect(isThere(first)).toBe(false);
  letThrough();
});

test('while the bucket does not answer, its files are unavailable and what it never had is not found', async () => {
  answers = (file, source) =>
    isForServer(file) ? source() : Promise.reject(storageUnavailable(new Error('no answer')));
  await promoted();
  expect(await shown()).toBe(version);
  const status = async (file: string) => (await app.inject(`/remotes/${name}/${version}/${file}`)).statusCode;
  expect(await status(wanted)).toBe(503);
  expect(await status('page-9.de.js')).toBe(404);
  await vi.waitFor(() => expect(follower.state().notFetched).toEqual([name]));

  answers = (_file, source) => source();
  expect(await status(wanted)).toBe(200);
  await follower.follow();
  await vi.waitFor(() => expect(follower.state().notFetched).toEqual([]));
});

test('a file that is not the published one is neither kept nor sent', async () => {
  answers = async (file, source) =>
    file === wanted ? Readable.from([Buffer.from(contentOf(first))]) : source();
  await promoted();
  const answer = await app.inject(`/remotes/${name}/${version}/${wanted}`);
  expect(answer.statusCode).toBe(500);
  expect(isThere(wanted)).toBe(false);
  await vi.waitFor(() => expect(follower.state().notFetched).toEqual([name]));

  answers = (_file, source) => source();
  await follower.follow();
  await vi.waitFor(async () =>
    expect(await readFile(path.join(folder, name, version, wanted), 'utf8')).toBe(contentOf(wanted)),
  );
});

test('files that the version before has are not fetched again', async () => {
  await promoted();
  await isWhole();
  await publishNext();
  const fetched: string[] = [];
  answers = (file, source) => {
    fetched.push(file);
    return source();
  };
  await promoted();
  await isWhole();
  expect(await readFile(path.join(folder, name, version, wanted), 'utf8')).toBe(contentOf(wanted));
  expect(fetched).toEqual([]);
});

test('an altered file of the version before is not taken over', async () => {
  await promoted();
  await isWhole();
  const altered = contentOf(wanted).replaceAll('error', 'debug');
  await writeFile(path.join(folder, name, version, wanted), altered);
  await publishNext();
  await promoted();
  await isWhole();
  expect(await readFile(path.join(folder, name, version, wanted), 'utf8')).toBe(contentOf(wanted));
});
