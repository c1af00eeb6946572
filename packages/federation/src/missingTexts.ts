import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages } from '@learn/domain';

interface Texts {
  readonly [key: string]: string | Texts;
}

/**
 * Compares the texts of a workspace's three languages.
 * @param folder root of the shell or of a remote
 * @returns one sentence for each key that a language lacks; plural forms count by their stem
 */
export async function missingTexts(folder: string): Promise<string[]> {
  const keys = new Map<Language, Set<string>>();
  for (const language of languages) {
    const text = await readFile(path.join(folder, 'src/locales', `${language}.json`), 'utf8');
    keys.set(language, new Set(flatKeys(JSON.parse(text) as Texts)));
  }
  const all = new Set([...keys.values()].flatMap((set) => [...set]));
  return languages.flatMap((language) =>
    [...all].filter((key) => !keys.get(language)?.has(key)).map((key) => `${language}.json lacks ${key}`),
  );
}

function flatKeys(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key}`.replace(/_(zero|one|two|few|many|other)$/, '')]
      : flatKeys(value, `${prefix}${key}.`),
  );
}
