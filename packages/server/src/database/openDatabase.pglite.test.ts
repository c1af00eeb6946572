import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { quickFolder } from '@learn/postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { readConfig } from '../config.ts';
import { users } from '../users/tables.ts';
import { openDatabase } from './openDatabase.ts';

let folder: string;

beforeEach(async () => {
  folder = await quickFolder('learn-database-');
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps everything in a folder that can be opened again', async () => {
  const config = readConfig({ DATA_DIR: path.join(folder, 'new', 'data') });
  const first = await openDatabase(config);
  expect(first.kind).toBe('pglite');
  const { id } = await createPerson(first.db, { firstName: 'Lena' });
  await first.close();
  const second = await openDatabase(config);
  await second.ping();
  expect(await second.db.select({ id: users.id }).from(users)).toEqual([{ id }]);
  await second.close();
});

it('makes a folder anew whose creation was cut short', async () => {
  await mkdir(path.join(folder, 'database', 'base'), { recursive: true });
  await writeFile(path.join(folder, 'database', 'PG_VERSION'), '17');
  await writeFile(path.join(folder, 'database.creating'), '');
  const database = await openDatabase(readConfig({ DATA_DIR: folder }));
  await database.ping();
  await database.close();
  const again = await openDatabase(readConfig({ DATA_DIR: folder }));
  await again.ping();
  await again.close();
});
