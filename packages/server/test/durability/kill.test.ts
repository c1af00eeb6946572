import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createThrowAwayDatabase } from '../testDatabase.ts';
import { killableServer } from './killableServer.ts';
import { createWriters } from './writers.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-kill-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const onPostgres = process.env.TEST_DATABASE_URL !== undefined;

describe(`a server that is killed while people write, on ${onPostgres ? 'PostgreSQL' : 'a PGlite folder'}`, () => {
  test('every acknowledged answer is there, and the database opens again', async () => {
    const throwAway = onPostgres ? await createThrowAwayDatabase() : undefined;
    const env = { DATA_DIR: folder, ...(throwAway && { DATABASE_URL: throwAway.url }) };
    const config = readConfig(env);
    try {
      const writers = await createWriters(config);
      const server = await killableServer(env);
      const typing = writers.type(server.url);
      await writers.confirmed(80);
      await server.kill();
      await typing;

      const restarted = await killableServer(env);
      expect((await fetch(`${restarted.url}/readyz`)).status).toBe(200);
      await restarted.kill();
      expect(await writers.findLost()).toEqual([]);
    } finally {
      await throwAway?.drop();
    }
  }, 180_000);
});
