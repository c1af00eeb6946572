import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { builtFile, contentOf, fakeRemote, fakeShell } from '../../test/fakeReleases.ts';
import { createTeam, type ReleaseTeam } from '../../test/releaseCalls.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { pruneReleases } from '../registry/pruneReleases.ts';
import { releaseVersions } from '../registry/tables.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { createReleaseFollower, type ReleaseFollower } from './followRegistry.ts';
import { writeLocalPointer } from './localPointer.ts';
import { createReleaseStore } from './releaseStore.ts';

const name = 'mfe-a';
const token = 'sixteen characters';

let folder: string;
let server: TestServer;
let team: ReleaseTeam;
/** whether the store of the other server answers */
let storeAnswers = true;
/** another server without a disk in common */
let follower: ReleaseFollower;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-follower-'));
  const config = { METRICS_TOKEN: token, DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'first') };
  server = await startTestServer({ config });
  const store = createFileStore(server.context.config);
  const read: FileStore['read'] = (...parameters) =>
    storeAnswers ? store.read(...parameters) : Promise.reject(new Error('no answer'));
  follower = createReleaseFollower({
    db: server.db,
    folder: path.join(folder, 'second'),
    store: { ...store, read },
    log: { warn: () => undefined },
  });
  const shellTeam = await createTeam(server.db, server.app, 'shell');
  await shellTeam.publish(fakeShell('s1'));
  await shellTeam.move({ kind: 'promote', version: 's1' });
  team = await createTeam(server.db, server.app, name);
  for (const id of ['a1', 'a2']) await team.publish(remoteOf(id));
});

/** A version that has no file in common with others. */
function remoteOf(id: string) {
  const entry = `${id}.js`;
  return fakeRemote(name, id, { entry, files: [builtFile(entry, contentOf(entry))] });
}

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await team.move({ kind: 'promote', version: 'a1' });
  await follower.follow();
});

async function shown(): Promise<string | undefined> {
  const { remotes } = await createReleaseStore(path.join(folder, 'second'), {
    warn: () => undefined,
  }).readRegistry();
  return remotes[0]?.live.version;
}

test('while the registry cannot be read, what is there is shown, and the time since then is told', async () => {
  const lastRead = performance.now();
  await server.db.execute(sql`alter table release_pointers rename to gone`);
  await expect(follower.follow()).rejects.toThrow();
  expect(await shown()).toBe('a1');
  const passed = (performance.now() - lastRead) / 1000;
  expect(follower.state().ageSeconds).toBeGreaterThanOrEqual(passed);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);

  await server.db.execute(sql`alter table gone rename to release_pointers`);
  const before = performance.now();
  await follower.follow();
  expect(follower.state().ageSeconds).toBeLessThanOrEqual((performance.now() - before) / 1000);
});

test('while the store does not answer, the version before is shown, and the release is told', async () => {
  storeAnswers = false;
  await team.move({ kind: 'promote', version: 'a2' });
  await follower.follow();
  expect(await shown()).toBe('a1');
  expect(follower.state().notFetched).toEqual([name]);

  storeAnswers = true;
  await follower.follow();
  expect(await shown()).toBe('a2');
  await vi.waitFor(() => expect(follower.state().notFetched).toEqual([]));
});

test('a move of one process is shown by another with its next look', async () => {
  await team.move({ kind: 'promote', version: 'a2' });
  expect(await shown()).toBe('a1');
  await follower.follow();
  expect(await shown()).toBe('a2');
  await team.move({ kind: 'rollback' });
  await follower.follow();
  expect(await shown()).toBe('a1');
});

test('what is published is fetched before anybody promotes it', async () => {
  await team.publish(fakeRemote(name, 'a3'));
  await follower.follow();
  const entry = path.join(folder, 'second', name, 'a3', fakeRemote(name, 'a3').entry);
  await vi.waitFor(() => expect(existsSync(entry)).toBe(true));
  expect(await shown()).toBe('a1');
});

test('both are measures', async () => {
  const { body } = await server.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(body).toMatch(/^release_registry_age_seconds \d/m);
  expect(body).toMatch(/^releases_not_fetched 0$/m);
});

test('the copy of a removed version goes once the folder names it no more', async () => {
  const second = path.join(folder, 'second');
  const copy = path.join(second, name, 'a0');
  await team.publish(fakeRemote(name, 'a0'));
  await follower.fill(name, 'a0');
  await writeLocalPointer(second, name, {
    live: 'a0',
    history: [{ version: 'a0', author: 'a command', at: new Date().toISOString() }],
  });
  await server.db.update(releaseVersions).set({ lastNamedAt: new Date(0) });
  const store = createFileStore(server.context.config);
  await pruneReleases({ db: server.db, store, folder: path.join(folder, 'first'), keepDays: 1 });
  await follower.follow();
  expect(existsSync(copy)).toBe(true);

  for (const version of ['a2', 'a1']) await team.move({ kind: 'promote', version });
  await vi.waitFor(async () => {
    await follower.follow();
    expect(existsSync(copy)).toBe(false);
  });
});
