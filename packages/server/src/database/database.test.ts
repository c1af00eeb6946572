import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPerson } from '../../test/factories.ts';
import { readConfig } from '../config.ts';
import { users } from '../users/tables.ts';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';
import { openDatabase } from './openDatabase.ts';

it('keeps everything in a folder that can be opened again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'learn-database-'));
  const config = readConfig({ DATA_DIR: path.join(folder, 'new', 'data') });
  const first = await openDatabase(config);
  expect(first.kind).toBe('pglite');
  const { id } = await createPerson(first.db, { firstName: 'Lena' });
  await first.close();
  const second = await openDatabase(config);
  await second.ping();
  expect(await second.db.select({ id: users.id }).from(users)).toEqual([{ id }]);
  await second.close();
  await rm(folder, { recursive: true });
});

it.each([
  ['a refused connection', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
  ['a shutdown', Object.assign(new Error('x'), { code: '57P01' }), true],
  ['too many connections', Object.assign(new Error('x'), { code: '53300' }), true],
  ['a lost connection', new Error('Connection terminated unexpectedly'), true],
  ['a cause further down', new Error('Failed query', { cause: new Error('PGlite is closed') }), true],
  [
    'one of several addresses',
    new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]),
    true,
  ],
  ['a violated constraint', Object.assign(new Error('x'), { code: '23505' }), false],
  ['a fault of the program', new TypeError('x is not a function'), false],
  ['no error at all', 'ECONNREFUSED', false],
])('recognises %s', (_, error, unavailable) => {
  expect(isDatabaseUnavailable(error)).toBe(unavailable);
});
