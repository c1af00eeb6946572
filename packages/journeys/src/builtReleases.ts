import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keptForTheHour } from './keptForTheHour.ts';
import { root } from './paths.ts';
import { release } from './release.ts';

/**
 * What is built now as releases, nothing of it live: files are compressed for browsers there, which takes seconds of the
 * processor per remote. Each has a store of its own, so that one more remote leaves the others as they are.
 * @returns folders to copy, by name
 */
export async function builtReleases(): Promise<ReadonlyMap<string, string>> {
  const descriptors = globSync('{shell,mfe-*}/dist/{shell,remote}.json', { cwd: root }).toSorted();
  return new Map(await Promise.all(descriptors.map(builtRelease)));
}

async function builtRelease(descriptor: string): Promise<[name: string, folder: string]> {
  const name = path.dirname(path.dirname(descriptor));
  const hash = createHash('sha256').update(await readFile(path.join(root, descriptor)));
  const store = await keptForTheHour(`${name}-${hash.digest('hex').slice(0, 16)}`, async (folder) => {
    await release(folder, ['publish', name]);
  });
  return [name, path.join(store, name)];
}
