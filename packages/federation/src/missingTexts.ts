import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languages } from '@learn/domain';
import { readTexts } from './readTexts.ts';
import { recordOf } from './recordOf.ts';

/**
 * Compares the texts of a workspace's three languages. A key with plural forms (one that ends in `_other` somewhere)
 * needs all the forms that the grammar of each language has, or a number would show the key itself. Formats in texts (`{{value, number}}`)
 * are not built in: whoever fills in a value writes it as it is read.
 * @param folder root of the shell or of a remote
 * @returns one sentence for each key that a language lacks, and for each text that asks for a format
 */
export async function missingTexts(folder: string): Promise<string[]> {
  const files = await readdir(path.join(folder, 'src/locales'));
  // `de.json` holds what every page needs, `login.de.json` what one page needs
  const groups = new Set(files.map((file) => file.replace(/(^|\.)(de|fr|it)\.json$/, '')));
  const missing = await Promise.all([...groups].sort().map((group) => missingInGroup(folder, group)));
  return missing.flat();
}

async function missingInGroup(folder: string, group: string): Promise<string[]> {
  const prefix = group === '' ? '' : `${group}.`;
  const texts = await recordOf(languages, (language) => readTexts(folder, `${prefix}${language}`));
  const all = new Set(Object.values(texts).flatMap((ofLanguage) => Object.keys(ofLanguage)));
  return languages.flatMap((language) => [
    ...[...neededIn(language, all)]
      .filter((key) => texts[language][key] === undefined)
      .map((key) => `${prefix}${language}.json lacks ${key}`),
    ...Object.entries(texts[language])
      .filter(([, text]) => /\{\{[^}]*,/.test(text))
      .map(([key]) => `${prefix}${language}.json wants a format in ${key}: fill in the value as it is read`),
  ]);
}

function neededIn(language: Language, all: ReadonlySet<string>): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const needed = [...all].flatMap((key) => {
    const stem = key.replace(/_(zero|one|two|few|many|other)$/, '');
    return all.has(`${stem}_other`) ? forms.map((form) => `${stem}_${form}`) : [key];
  });
  return new Set(needed);
}
