import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer } from '@learn/contracts';

/** Version of a remote or of the shell that is live in a store. */
export async function liveVersion(releasesDir: string, name: string): Promise<string> {
  const text = await readFile(path.join(releasesDir, name, 'release.json'), 'utf8');
  return (JSON.parse(text) as ReleasePointer).live;
}

/**
 * Takes the files of a remote's live version out of the store, as a disk or a storage that is gone would.
 * @returns what puts them back
 */
export async function removeFiles(releasesDir: string, name: string): Promise<() => Promise<void>> {
  const folder = path.join(releasesDir, name, await liveVersion(releasesDir, name));
  const elsewhere = `${folder}.removed`;
  await rename(folder, elsewhere);
  return () => rename(elsewhere, folder);
}
