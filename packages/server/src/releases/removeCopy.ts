import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { namedVersions } from '@learn/domain';
import { readLocalPointer } from './localPointer.ts';

/**
 * Takes the copy of a removed version out of the folder of releases. One that the folder itself names stays: a command on this machine
 * has moved to it, or the folder has not followed the registry yet.
 * @returns false where it stays
 * @throws Error where the disk refuses
 */
export async function removeCopy(folder: string, name: string, version: string): Promise<boolean> {
  const local = await readLocalPointer(folder, name);
  if (local !== undefined && namedVersions(local).includes(version)) return false;
  const copy = path.join(folder, name, version);
  // at once, for a version with its entry counts as whole
  const leaving = `${copy}.removed`;
  await rm(leaving, { recursive: true, force: true });
  await rename(copy, leaving).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(leaving, { recursive: true, force: true });
  return true;
}
