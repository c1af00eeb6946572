import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const languages = ['de', 'fr', 'it'] as const;
type Language = (typeof languages)[number];

interface Text {
  readonly place: string;
  readonly text: string;
}

/** Words of a language that no text of a file uses, found as whole words. */
function neverIn(file: string, language: Language, entries = glossary): RegExp {
  const words = entries.flatMap(({ never, exceptIn = [] }) =>
    exceptIn.some((part) => file.includes(part)) ? [] : (never[language] ?? []),
  );
  return new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?!\\p{L})`, 'iu');
}

/** All texts of a file of texts with their keys. */
function textsIn(file: string): Text[] {
  const collect = (value: unknown, place: string): Text[] => {
    if (typeof value === 'string') return [{ place, text: value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => collect(inner, `${place} ${key}`));
  };
  return collect(JSON.parse(readFileSync(path.join(root, file), 'utf8')), file);
}

/** Lines of the server, where mails and notifications are written; courses of the demo have words of their own. */
function linesIn(file: string): Text[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.map((text, index) => ({ place: `${file}:${index + 1}`, text }));
}

test.each(languages)('texts in %s use the words of the glossary', (language) => {
  const files = globSync(`{shell,mfe-*,packages/*}/{src,src/**}/locales/*${language}.json`, {
    cwd: root,
  }).filter((file) => new RegExp(`(^|[./])${language}\\.json$`).test(file));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => {
    const never = neverIn(file, language);
    return textsIn(file).filter(({ text }) => never.test(text));
  });
  expect(found.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

test.each(languages)('texts of the server in %s use them, too', (language) => {
  const files = globSync('packages/server/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|demo-world/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const asked = glossary.filter(({ isWordOfCode }) => !isWordOfCode);
  const found = files.flatMap((file) => {
    const never = neverIn(file, language, asked);
    return linesIn(file).filter(({ text }) => never.test(text));
  });
  expect(found.map(({ place, text }) => `${place}: ${text.trim()}`)).toEqual([]);
});

test('signs of French texts of the server stand off by a narrow space', () => {
  const lines = globSync('packages/server/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap(linesIn)
    .filter(({ text }) => /\bfr: ['"`]/.test(text));
  expect(lines.length).toBeGreaterThan(100);
  const found = lines.filter(({ text }) => {
    const french = text
      .replace(/^.*?\bfr: /, '')
      .replace(/, it: .*$/, '')
      .replaceAll(String.raw`\u202f`, '\u202f');
    return /«[^\u202f]|[^\u202f]»|[^\u202f][:;?!](?=[\s'"`]|\\n|$)/.test(french);
  });
  expect(found.map(({ place, text }) => `${place}: ${text.trim()}`)).toEqual([]);
});
