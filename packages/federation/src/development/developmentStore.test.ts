import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createDevelopmentStore } from './developmentStore.ts';

it('keeps in the store what is as built, and of what is live the newest description', async () => {
  const dist = await temporaryFolder({
    'remote.json': { name: 'mfe-built', version: 'v1' },
    'entry.js': 'run()',
  });
  const folder = path.join(await temporaryFolder({ 'store/mfe-gone/release.json': {} }), 'store');
  const store = await createDevelopmentStore(folder, [dist]);
  const live = { name: 'mfe-live', entry: 'entry.js', version: 'one-1' };
  // only what the store reads
  await store.write(live as Parameters<typeof store.write>[0]);
  await store.write({ ...live, version: 'two-2' } as Parameters<typeof store.write>[0]);
  expect((await readdir(folder)).sort()).toEqual(['mfe-built', 'mfe-live']);
  expect((await readdir(path.join(folder, 'mfe-live'))).sort()).toEqual(['release.json', 'two-2']);
  expect(await readFile(path.join(folder, 'mfe-built/v1/entry.js'), 'utf8')).toBe('run()');
  const pointer = await readFile(path.join(folder, 'mfe-live/release.json'), 'utf8');
  expect(JSON.parse(pointer)).toMatchObject({ live: 'two-2' });
});
