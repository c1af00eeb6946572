import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer } from '@learn/contracts';
import { releasePointerSchema } from './descriptorSchemas.ts';

const fileOf = (folder: string, name: string) => path.join(folder, name, 'release.json');

/** What is live by the folder of releases. @returns undefined where the pointer is missing or cannot be read */
export async function readLocalPointer(folder: string, name: string): Promise<ReleasePointer | undefined> {
  try {
    return releasePointerSchema.parse(JSON.parse(await readFile(fileOf(folder, name), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Replaces the pointer as a whole. */
export async function writeLocalPointer(
  folder: string,
  name: string,
  pointer: ReleasePointer,
): Promise<void> {
  const file = fileOf(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}.new`, `${JSON.stringify(pointer, undefined, 2)}\n`);
  await rename(`${file}.${process.pid}.new`, file);
}
