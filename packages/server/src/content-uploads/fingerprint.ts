import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of the files of a folder and their names, hex: however it was packed, the same folder has the same. */
export async function fingerprintOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const whole = createHash('sha256');
  for (const file of files) {
    const one = createHash('sha256');
    await pipeline(createReadStream(file), one);
    whole.update(`${one.digest('hex')}  ${path.relative(folder, file)}\n`);
  }
  return whole.digest('hex');
}
