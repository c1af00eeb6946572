import { expect, test } from 'vitest';
import { labelled, signAfter } from './punctuation.ts';

test.each([
  ['de', 'Kurs: alle', 'a; b'],
  ['fr', 'Kurs\u202f: alle', 'a\u202f; b'],
  ['it', 'Kurs: alle', 'a; b'],
] as const)('signs stand off as %s writes them', (language, named, listed) => {
  expect(labelled('Kurs', 'alle', language)).toBe(named);
  expect(['a', 'b'].join(`${signAfter(';', language)} `)).toBe(listed);
});
