import { expect, test } from 'vitest';
import { isLanguage, pickLanguage } from './language.ts';

test.each([
  [['fr-CH', 'de'], 'fr'],
  [['en-GB', 'it-IT', 'de'], 'it'],
  [['DE-ch'], 'de'],
  [['it_CH'], 'it'],
  [['en', 'es'], 'de'],
  [['frr', 'ita'], 'de'],
  [[''], 'de'],
  [[], 'de'],
])('of %j the platform speaks %s', (preferred, expected) => {
  expect(pickLanguage(preferred)).toBe(expected);
});

test('only the three languages are languages', () => {
  expect(['de', 'fr', 'it', 'en', 'fr-CH', '', undefined].filter(isLanguage)).toEqual(['de', 'fr', 'it']);
});
