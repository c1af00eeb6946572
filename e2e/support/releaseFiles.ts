import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer, RemoteDescriptor } from '@learn/contracts';

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

/**
 * Makes a version live without the release command, which would refuse it.
 * @param before versions that were live before it, the newest first
 */
export async function pointTo(
  releasesDir: string,
  name: string,
  live: string,
  before: readonly string[] = [],
): Promise<void> {
  const history = [live, ...before].map((version) => ({ version, author: 'journeys', at: '2026-11-22' }));
  const pointer: ReleasePointer = { live, history };
  const file = path.join(releasesDir, name, 'release.json');
  await writeFile(`${file}.new`, JSON.stringify(pointer));
  await rename(`${file}.new`, file);
}

/** What becomes of a file in the store: its text afterwards, or undefined when it is gone. */
export type Spoil = (text: string) => string | undefined;

/**
 * Stores the live version of a remote once more as another version, with some files spoilt.
 * @param isSpoilt chooses files by the path in their version
 */
export async function copySpoilt(
  releasesDir: string,
  name: string,
  copy: {
    readonly version: string;
    readonly isSpoilt: (file: string, descriptor: RemoteDescriptor) => boolean;
    readonly spoil: Spoil;
  },
): Promise<void> {
  const folder = path.join(releasesDir, name, copy.version);
  await cp(path.join(releasesDir, name, await liveVersion(releasesDir, name)), folder, { recursive: true });
  const description = path.join(folder, 'remote.json');
  const descriptor = JSON.parse(await readFile(description, 'utf8')) as RemoteDescriptor;
  await writeFile(description, JSON.stringify({ ...descriptor, version: copy.version }));
  for (const { path: file } of descriptor.files.filter(({ path: one }) => copy.isSpoilt(one, descriptor))) {
    const text = copy.spoil(await readFile(path.join(folder, file), 'utf8'));
    for (const twin of ['', '.br', '.gz']) await rm(path.join(folder, file + twin), { force: true });
    if (text !== undefined) await writeFile(path.join(folder, file), text);
  }
}
