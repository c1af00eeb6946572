import { expect, test } from 'vitest';
import { matchesWords } from './matchesWords.ts';

test.each([
  ['', true],
  ['chl', true],
  ['CHLOE', true],
  ['dubois chloé', true],
  ['four', true],
  ['hloé', false],
  ['chloé berger', false],
])('«%s» finds Chloé Dubois-Fournier: %s', (search, expected) => {
  expect(matchesWords(search, 'Chloé Dubois-Fournier')).toBe(expected);
});
