import { expect, test } from 'vitest';
import { unstorableText } from './unstorableText.ts';

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

test('what is endlessly deep is found without an end of the stack', () => {
  expect(unstorableText(nested(400_000))).toBe(Array(64).fill('0').join('.'));
});

test.each([
  ['plain', undefined],
  [{ a: ['ü', 1, null, true, '😀'] }, undefined],
  ['a\u0000b', ''],
  [{ a: { b: ['x', '\u0000'] } }, 'a.b.1'],
  [{ text: '\ud800' }, 'text'],
  [{ '\u0000': 1 }, ''],
  [12, undefined],
  [{ a: nested(63) }, undefined],
  [{ a: nested(64) }, `a${'.0'.repeat(63)}`],
])('%j: %j', (value, path) => {
  expect(unstorableText(value)).toBe(path);
});
