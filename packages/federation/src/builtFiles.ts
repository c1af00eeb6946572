import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFile } from '@learn/contracts';
import { mapsFolder } from './sourceMaps.ts';

/** Every file of a build, with its size and integrity, sorted by path; its source maps are none. */
export async function builtFiles(outputFolder: string): Promise<BuiltFile[]> {
  const entries = await readdir(outputFolder, { recursive: true, withFileTypes: true });
  const maps = path.join(outputFolder, mapsFolder);
  const files = entries
    .filter((entry) => entry.isFile() && entry.parentPath !== maps)
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => {
      const content = await readFile(file);
      return {
        path: path.relative(outputFolder, file),
        bytes: content.byteLength,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      };
    }),
  );
}

/** A version that follows from the content alone: the same files have the same version. */
export function versionOf(description: unknown, files: readonly BuiltFile[]): string {
  return createHash('sha256')
    .update(JSON.stringify([description, files]))
    .digest('hex')
    .slice(0, 16);
}
