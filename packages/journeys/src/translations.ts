import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.ts';

type Language = 'de' | 'fr' | 'it';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** One text, with what it is in the other languages. */
interface Text {
  readonly own: string;
  readonly others: readonly string[];
}

const placeholder = /\{\{[^}]+\}\}/;
const known = new Map<Language, (text: string) => string | undefined>();

/**
 * What a text of the product is in the language in which it is longest.
 * @returns undefined for what is no text of the product, and for what is longest as it is
 */
export function longerTranslation(language: Language, text: string): string | undefined {
  const find = known.get(language) ?? findLonger(language);
  known.set(language, find);
  return find(text);
}

function findLonger(language: Language): (text: string) => string | undefined {
  const texts = [...readTexts(language)];
  const literal = Map.groupBy(
    texts.filter(({ own }) => !placeholder.test(own)),
    ({ own }) => own,
  );
  const patterns = texts
    .filter(({ own }) => placeholder.test(own))
    .map((one) => ({ ...one, pattern: patternOf(one.own) }));
  const seen = new Map<string, string | undefined>();
  const find = (text: string) => {
    const found = [
      ...(literal.get(text) ?? []).flatMap(({ others }) => others),
      ...patterns.flatMap(({ pattern, others }) => {
        const values = pattern.exec(text)?.slice(1);
        return values ? others.map((other) => fillIn(other, values)) : [];
      }),
    ];
    const longest = found.toSorted((one, other) => other.length - one.length)[0];
    return longest !== undefined && longest.length > text.length ? longest : undefined;
  };
  // pages show the same texts again at both sizes, and each is held against all patterns
  return (text) => {
    if (!seen.has(text)) seen.set(text, find(text));
    return seen.get(text);
  };
}

function* readTexts(language: Language): Generator<Text> {
  const others = (['de', 'fr', 'it'] as const).filter((one) => one !== language);
  for (const file of globSync(`*/src/locales/{,*.}${language}.json`, { cwd: root })) {
    const own = flatten(read(file));
    const translations = others.map((other) => flatten(read(file.replace(/(\w\w)(?=\.json$)/, other))));
    for (const [key, text] of own) {
      const forms = translations.flatMap((translation) => formsOf(translation, key));
      yield { own: text, others: forms };
    }
  }
}

function read(file: string): Tree {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Tree;
}

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): (readonly [string, string])[] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

/** The same text; of a plural all forms, because languages do not have the same ones. */
function formsOf(translation: ReadonlyMap<string, string>, key: string): string[] {
  const [, plural] = /^(.+_)(?:zero|one|many|other)$/.exec(key) ?? [];
  const keys = plural === undefined ? [key] : ['zero', 'one', 'many', 'other'].map((form) => plural + form);
  return keys.flatMap((one) => translation.get(one) ?? []);
}

/** Values stand in texts in different orders; which is which does not change how long the text is. */
function fillIn(text: string, values: readonly string[]): string {
  const rest = [...values];
  return text.replaceAll(new RegExp(placeholder, 'g'), () => rest.shift() ?? values[0] ?? '');
}

function patternOf(text: string): RegExp {
  const parts = text.split(placeholder).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`);
}
