import { expect, test } from 'vitest';
import { unstorableText } from './unstorableText.ts';

test.each([
  ['plain', undefined],
  [{ a: ['ü', 1, null, true, '😀'] }, undefined],
  ['a\u0000b', ''],
  [{ a: { b: ['x', '\u0000'] } }, 'a.b.1'],
  [{ text: '\ud800' }, 'text'],
  [{ '\u0000': 1 }, ''],
  [12, undefined],
])('%j: %j', (value, path) => {
  expect(unstorableText(value)).toBe(path);
});
