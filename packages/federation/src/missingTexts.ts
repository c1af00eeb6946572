import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocaleTexts } from '@learn/contracts';
import { type Language, languages } from '@learn/domain';

/**
 * Compares the texts of a workspace's three languages. A key with plural forms (one that ends in `_other` somewhere)
 * needs all the forms that the grammar of each language has, or a number would show the key itself.
 * @param folder root of the shell or of a remote
 * @returns one sentence for each key that a language lacks
 */
export async function missingTexts(folder: string): Promise<string[]> {
  const locales = path.join(folder, 'src/locales');
  const files = await readdir(locales);
  // `de.json` holds what every page needs, `login.de.json` what one page needs
  const groups = new Set(files.map((file) => file.replace(/(^|\.)(de|fr|it)\.json$/, '')));
  const missing = await Promise.all([...groups].sort().map((group) => missingInGroup(locales, group)));
  return missing.flat();
}

async function missingInGroup(locales: string, group: string): Promise<string[]> {
  const prefix = group === '' ? '' : `${group}.`;
  const keys = new Map<Language, Set<string>>();
  for (const language of languages) {
    const text = await readFile(path.join(locales, `${prefix}${language}.json`), 'utf8');
    keys.set(language, new Set(flatKeys(JSON.parse(text) as LocaleTexts)));
  }
  const all = new Set([...keys.values()].flatMap((set) => [...set]));
  return languages.flatMap((language) =>
    [...neededIn(language, all)]
      .filter((key) => !keys.get(language)?.has(key))
      .map((key) => `${prefix}${language}.json lacks ${key}`),
  );
}

function neededIn(language: Language, all: ReadonlySet<string>): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const needed = [...all].flatMap((key) => {
    const stem = key.replace(/_(zero|one|two|few|many|other)$/, '');
    return all.has(`${stem}_other`) ? forms.map((form) => `${stem}_${form}`) : [key];
  });
  return new Set(needed);
}

function flatKeys(texts: LocaleTexts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : flatKeys(value, `${prefix}${key}.`),
  );
}
