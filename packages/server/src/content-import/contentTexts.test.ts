import { languages } from '@learn/domain';
import { describe, expect, test } from 'vitest';
import { commandLanguage } from './commandLanguage.ts';
import { contentTexts } from './contentTexts.ts';

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(Object.entries(contentTexts))('%s', (_, texts) => {
  test.each(languages)('has a text in %s, with the values of the others', (language) => {
    expect(texts[language]).not.toBe('');
    expect(namesIn(texts[language])).toEqual(namesIn(texts.de));
  });
});

test.each([
  [['check', 'x', '--language', 'fr'], { LANG: 'it_CH.UTF-8' }, 'fr'],
  [['check', 'x', '--language=it'], {}, 'it'],
  [['check', 'x'], { LANG: 'it_CH.UTF-8' }, 'it'],
  [['check', 'x'], { LC_ALL: 'fr_CH.UTF-8', LANG: 'it_CH.UTF-8' }, 'fr'],
  [['check', 'x'], { LC_ALL: 'C', LANG: 'fr_FR' }, 'fr'],
  [['check', 'x'], { LANG: 'en_GB.UTF-8' }, 'de'],
  [['check', 'x'], {}, 'de'],
] as const)('%j with %j speaks %s', (parameters, env, language) => {
  expect(commandLanguage(parameters, env)).toBe(language);
});
