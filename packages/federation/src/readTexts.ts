import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocaleTexts } from '@learn/contracts';

/**
 * A file of texts by dotted keys.
 * @param folder root of the shell or of a remote
 * @param name of the file, as `de` or `exam.de`
 */
export async function readTexts(folder: string, name: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(folder, 'src/locales', `${name}.json`), 'utf8');
  return Object.fromEntries(flat(JSON.parse(text) as LocaleTexts));
}

function flat(texts: LocaleTexts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );
}
