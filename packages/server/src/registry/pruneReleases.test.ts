import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeMount, fakeRemote, fakeShell } from '../../test/fakeReleases.ts';
import { createTeam, type ReleaseTeam } from '../../test/releaseCalls.ts';
import { type S3Server, startS3Server } from '../../test/s3Server.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { untilOthersWait } from '../../test/untilOthersWait.ts';
import { createApp } from '../app.ts';
import { auditEntries } from '../audit/tables.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { holdContents, holdVersions } from './hold.ts';
import { listPrunable, type PruningMeans, pruneReleases } from './pruneReleases.ts';
import { readVersion } from './readRegistry.ts';
import { releaseFiles, releaseVersions, removedReleaseFiles } from './tables.ts';

const name = 'mfe-a';
const keepDays = 60;

/** Its bundles are its own, its entry is that of all versions. */
const version = (id: string) =>
  fakeRemote(name, id, { mounts: [fakeMount('/course/:courseSlug/notes', `page-${id}`)] });

describe.each(['a folder', 'a bucket'])('with %s as the store', (kind) => {
  let folder: string;
  let bucket: S3Server | undefined;
  let server: TestServer;
  /** another process: the same database and store, and a folder of releases of its own */
  let second: FastifyInstance;
  let team: ReleaseTeam;
  let store: FileStore;
  let means: PruningMeans;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'learn-pruning-'));
    bucket = kind === 'a bucket' ? await startS3Server() : undefined;
    const releases = path.join(folder, 'first');
    server = await startTestServer({
      config: { ...bucket?.settings, DATA_DIR: folder, RELEASES_DIR: releases },
    });
    const { config } = server.context;
    second = await createApp({
      ...server.context,
      config: { ...config, RELEASES_DIR: path.join(folder, 'second') },
    });
    await second.listen({ port: 0 });
    store = createFileStore(config);
    means = { db: server.db, store, folder: releases, keepDays };
    const shellTeam = await createTeam(server.db, server.app, 'shell');
    await shellTeam.publish(fakeShell('s1'));
    await shellTeam.move({ kind: 'promote', version: 's1' });
    team = await createTeam(server.db, server.app, name);
  });

  afterAll(async () => {
    await second.close();
    await server[Symbol.asyncDispose]();
    await bucket?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    for (const id of ['a1', 'a2', 'a3']) {
      await team.publish(version(id));
      await team.move({ kind: 'promote', version: id });
    }
    await grow();
  });

  /** Time passes over all that is there. */
  async function grow(): Promise<void> {
    const past = new Date(Date.now() - (keepDays + 1) * 24 * 60 * 60 * 1000);
    await server.db.update(releaseVersions).set({ lastNamedAt: past });
    await server.db.update(releaseFiles).set({ storedAt: past });
  }

  const versionsOf = (removed: readonly { readonly version: string }[]) =>
    removed.map((one) => one.version).join(' ');

  test('what no pointer names is removed: its rows, the contents that are its own, the copies of all servers', async () => {
    const old = await readVersion(server.db, name, 'a1');
    const keyOf = (file: string) => old?.files.find((one) => one.path === file)?.storageKey ?? '';
    const address = '/remotes/mfe-a/a1/page-a1.de.js';
    expect((await second.inject({ url: address })).statusCode).toBe(200);
    expect(versionsOf(await pruneReleases(means))).toBe('a1');
    expect(await readVersion(server.db, name, 'a1')).toBeUndefined();
    expect(await store.size(keyOf('page-a1.de.js'))).toBeUndefined();
    expect(await store.size(keyOf('entry.js'))).toBeGreaterThan(0);
    const copy = path.join(folder, 'second', name, 'a1');
    await expect.poll(() => existsSync(copy), { timeout: 5000, interval: 50 }).toBe(false);
    expect((await second.inject({ url: address })).statusCode).toBe(404);
    expect((await second.inject({ url: '/remotes/mfe-a/a2/page-a2.de.js' })).statusCode).toBe(200);
    const [move] = (await team.read()).json().moves;
    expect(move).toMatchObject({ kind: 'remove', to_version: 'a1', author: 'server' });
    const audited = await server.db
      .select({ details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, name));
    expect(audited).toContainEqual({ details: { kind: 'remove', version: 'a1', author: 'server' } });
  });

  test('what was removed can be published again', async () => {
    await pruneReleases(means);
    expect((await team.publish(version('a1'))).json().state).toBe('published');
    expect((await second.inject({ url: '/remotes/mfe-a/a1/page-a1.de.js' })).statusCode).toBe(200);
  });

  test('a store that does not answer keeps the keys for the next time', async () => {
    const silent = { ...store, delete: () => Promise.reject(new Error('no answer')) };
    await expect(pruneReleases({ ...means, store: silent })).rejects.toThrow('no answer');
    const waiting = await server.db.select().from(removedReleaseFiles);
    expect(waiting.length).toBeGreaterThan(0);
    await pruneReleases(means);
    expect(await server.db.$count(removedReleaseFiles)).toBe(0);
    for (const { storageKey } of waiting) expect(await store.size(storageKey)).toBeUndefined();
  });

  // decided by the database
  if (kind === 'a bucket') return;

  test('a look at what would go changes nothing', async () => {
    const { versions, bytes } = await listPrunable(means);
    expect(versionsOf(versions)).toBe('a1');
    const found = await readVersion(server.db, name, 'a1');
    const own = found?.files.filter((file) => /page-a1|remote\.json/.test(file.path)) ?? [];
    expect(bytes).toBe(own.reduce((sum, file) => sum + file.bytes, 0));
  });

  test.each<[string, readonly Readonly<Record<string, unknown>>[]]>([
    ['runs as a canary', [{ kind: 'canary', version: 'a1', percent: 10 }]],
    ['is what a page falls back to after a rollback', [{ kind: 'rollback' }]],
    [
      'was a canary until a moment ago',
      [{ kind: 'canary', version: 'a1', percent: 10 }, { kind: 'stop_canary' }],
    ],
  ])('a version stays that %s', async (_what, moves) => {
    for (const [index, move] of moves.entries()) {
      if (index > 0) await grow();
      expect((await team.move(move)).statusCode).toBe(200);
    }
    if (moves.length === 1) await grow();
    expect(versionsOf(await pruneReleases(means))).toBe('');
    await team.move({ kind: 'stop_canary' });
    await team.move({ kind: 'promote', version: 'a3' });
  });

  test('a version that is published again at the same moment stays, with its contents', async () => {
    let pruning: Promise<unknown> = Promise.resolve();
    await server.db.transaction(async (publication) => {
      const stored = await readVersion(publication, name, 'a1');
      await holdContents(publication, stored?.files.map(({ integrity }) => integrity) ?? []);
      await holdVersions(publication, name, ['a1']);
      pruning = pruneReleases(means);
      await untilOthersWait(publication);
    });
    await pruning;
    expect(await readVersion(server.db, name, 'a1')).toMatchObject({ descriptor: { version: 'a1' } });
    const [kept] = (await readVersion(server.db, name, 'a1'))?.files ?? [];
    expect(await store.size(kept?.storageKey ?? '')).toBeGreaterThan(0);
  });

  test('a version that is removed at the same moment does not go live', async () => {
    let moving: ReturnType<ReleaseTeam['move']> | undefined;
    await server.db.transaction(async (removal) => {
      await removal
        .delete(releaseVersions)
        .where(and(eq(releaseVersions.name, name), eq(releaseVersions.version, 'a1')));
      moving = team.move({ kind: 'promote', version: 'a1' });
      // who injects a request sends it when somebody waits for the answer
      moving.then(
        () => undefined,
        () => undefined,
      );
      await untilOthersWait(removal);
    });
    expect((await moving)?.statusCode).toBe(404);
    expect((await team.read()).json().live).toBe('a3');
  });
});
