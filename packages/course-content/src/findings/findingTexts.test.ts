import { languages } from '@learn/domain';
import { describe, expect, test } from 'vitest';
import { findingText } from './finding.ts';
import { findingTexts } from './findingTexts.ts';

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(Object.entries(findingTexts))('%s', (_, texts) => {
  test.each(languages)('has a sentence in %s, with the values of the others', (language) => {
    expect(texts[language]).toMatch(/[.)]$/);
    expect(namesIn(texts[language])).toEqual(namesIn(texts.de));
  });
});

test.each([
  ['de', '«title.fr»: Höchstens 7.'],
  ['fr', '«\u202ftitle.fr\u202f»\u202f: Au plus 7.'],
  ['it', '«title.fr»: Al massimo 7.'],
] as const)('a finding names its part in %s', (language, sentence) => {
  expect(findingText({ code: 'at_most', part: 'title.fr', values: { limit: 7 } }, language)).toBe(sentence);
});
