import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundles } from '@learn/contracts';

/**
 * Joins chunk files, as the federated build does for the first screen of an address.
 * @returns name of the written file
 */
export async function writeBundle(from: string, into: string, files: Iterable<string>): Promise<string> {
  const parts = await Promise.all(
    [...new Set(files)].sort().map((file) => readFile(path.join(from, file), 'utf8')),
  );
  const text = parts.join('\n;\n');
  const name = `bundle.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
  await writeFile(path.join(into, name), text);
  // the store takes no entry without one
  await mkdir(path.join(into, '.maps'), { recursive: true });
  await writeFile(
    path.join(into, '.maps', `${name}.map`),
    '{"version":3,"sources":[],"names":[],"mappings":""}',
  );
  return name;
}

/** One bundle per language. @param files of a language */
export async function writeBundles(
  from: string,
  into: string,
  files: (language: keyof Bundles) => Iterable<string>,
): Promise<Bundles> {
  const [de, fr, it] = await Promise.all([
    writeBundle(from, into, files('de')),
    writeBundle(from, into, files('fr')),
    writeBundle(from, into, files('it')),
  ]);
  return { de, fr, it };
}
