import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keptForTheHour } from './keptForTheHour.ts';
import { root } from './paths.ts';
import { release } from './release.ts';

/**
 * A store with what is built now, nothing of it live: files are compressed for browsers there, which takes seconds of the
 * processor per remote.
 * @returns a folder to copy, with a folder per name
 */
export async function builtReleases(): Promise<string> {
  const descriptors = globSync('{shell,mfe-*}/dist/{shell,remote}.json', { cwd: root }).toSorted();
  const hash = createHash('sha256');
  for (const file of descriptors) hash.update(await readFile(path.join(root, file)));
  return keptForTheHour(`releases-${hash.digest('hex').slice(0, 16)}`, async (folder) => {
    const names = descriptors.map((file) => path.dirname(path.dirname(file)));
    await Promise.all(names.map((name) => release(folder, ['publish', name])));
  });
}
