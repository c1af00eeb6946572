import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { addressOf, asAdministrator, quickFolder } from '@learn/postgres';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { packageRoot } from '../../src/packageRoot.ts';
import { createProcessDatabase, type ProcessDatabase } from '../testDatabase.ts';
import { killableServer } from './killableServer.ts';
import { createWriters } from './writers.ts';

const run = promisify(execFile);
const script = (name: string) => path.join(packageRoot, 'operating', name);

/** An empty database beside the one of an address; dropped when it is disposed of. */
async function createElsewhere(url: string): Promise<{ readonly url: string } & AsyncDisposable> {
  const name = `restored_${process.pid}`;
  await asAdministrator(url, (client) => client.query(`create database ${name}`));
  return {
    url: addressOf(url, name),
    [Symbol.asyncDispose]: () =>
      asAdministrator(url, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

describe.runIf(process.env.TEST_DATABASE_URL)('a backup', () => {
  let folder: string;
  let database: ProcessDatabase;
  let url: string;
  beforeEach(async () => {
    folder = await quickFolder('learn-backup-');
    database = await createProcessDatabase();
    url = database.env.DATABASE_URL ?? '';
  });
  afterEach(async () => {
    await database[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  test('that is taken while people write holds every write that was acknowledged before it', async () => {
    const data = path.join(folder, 'data');
    await mkdir(path.join(data, 'documents'), { recursive: true });
    await writeFile(path.join(data, 'documents', 'key'), 'bytes');
    const writers = await createWriters(readConfig(database.env));
    const server = await killableServer(database.env);
    const typing = writers.type(server.url);
    await writers.confirmed(80);

    const before = writers.acknowledged();
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: data };
    const { stdout } = await run(script('backup.sh'), [path.join(folder, 'backups')], { env });
    const backup = stdout.trim();
    await writers.confirmed([...before.values()].reduce((sum, each) => sum + each, 20));
    await server.kill();
    await typing;

    await using elsewhere = await createElsewhere(url);
    const restored = path.join(folder, 'restored');
    const there = { ...process.env, DATABASE_URL: elsewhere.url, DATA_DIR: restored };
    await run(script('restore.sh'), [backup], { env: there });
    expect(await readFile(path.join(restored, 'documents', 'key'), 'utf8')).toBe('bytes');
    const stored = await writers.readStored(readConfig({ ...database.env, DATABASE_URL: elsewhere.url }));
    expect([...before].filter(([userId, last]) => (stored.get(userId) ?? 0) < last)).toEqual([]);
    expect(Math.max(...before.values())).toBeGreaterThan(0);

    const again = await killableServer({ ...database.env, DATABASE_URL: elsewhere.url });
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    await again.kill();
    await expect(run(script('restore.sh'), [backup], { env: there })).rejects.toThrow('is not empty');
  }, 180_000);
});
