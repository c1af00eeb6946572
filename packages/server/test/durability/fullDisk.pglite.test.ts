import { rm } from 'node:fs/promises';
import { quickFolder } from '@learn/postgres';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/openDatabase.ts';
import { createPgliteFolder } from '../testDatabase.ts';
import { killableServer } from './killableServer.ts';
import { createWriters } from './writers.ts';

let folder: string;

beforeEach(async () => {
  folder = await quickFolder('learn-full-');
  await createPgliteFolder(folder);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** KiB that the segment of the write-ahead log holds already. */
async function readLogKilobytes(): Promise<number> {
  const database = await openDatabase(readConfig({ DATA_DIR: folder }));
  const { rows } = (await database.db.execute(
    sql`select (pg_current_wal_insert_lsn() - '0/0') % (16 * 1024 * 1024) / 1024 as used`,
  )) as unknown as { rows: { used: string }[] };
  await database.close();
  return Math.ceil(Number(rows[0]?.used));
}

describe('a PGlite folder on a disk that is full', () => {
  test('ends the server, opens again when there is room, and holds all that was confirmed', async () => {
    const writers = await createWriters(readConfig({ DATA_DIR: folder }));
    const server = await killableServer(
      { DATA_DIR: folder, LOG_LEVEL: 'silent' },
      (await readLogKilobytes()) + 600,
    );
    await writers.type(server.url);
    expect(await server.ended).toBe(1);
    expect(writers.count()).toBeGreaterThan(8);

    const restarted = await killableServer({ DATA_DIR: folder });
    expect((await fetch(`${restarted.url}/readyz`)).status).toBe(200);
    expect(await restarted.end()).toBe(0);
    expect(await writers.findLost()).toEqual([]);
  }, 180_000);
});
