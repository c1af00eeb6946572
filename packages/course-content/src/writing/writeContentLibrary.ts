import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ContentError } from '../ContentError.ts';
import type { ContentLibrary } from '../schema/library.ts';
import { libraryFiles } from './libraryFiles.ts';

/**
 * Writes contents as the folder that `readContentLibrary` reads.
 * @throws ContentError when there is something in the folder already, or it cannot be made
 */
export async function writeContentLibrary(root: string, library: ContentLibrary): Promise<void> {
  await mkdir(root, { recursive: true }).catch((error: Error) => {
    throw new ContentError('unwritable', { root, detail: error.message });
  });
  if ((await readdir(root)).length > 0) throw new ContentError('not_empty', { root });
  for (const { path: name, content } of libraryFiles(library)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    if (typeof content === 'string') await writeFile(file, content);
    else await pipeline(await content.read(), createWriteStream(file));
  }
}
