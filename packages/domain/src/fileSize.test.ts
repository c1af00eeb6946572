import { expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [86 * 1024, '86 KB'],
  [2.4 * 1024 * 1024, '2.4 MB'],
  [3 * 1024 * 1024, '3 MB'],
  [100 * 1024 * 1024, '100 MB'],
])('writes %d bytes as %s', (bytes, expected) => {
  expect(fileSize(bytes, 'de')).toBe(expected);
});

it('names the units as French does', () => {
  expect([fileSize(1, 'fr'), fileSize(5 * 1024 * 1024, 'fr')]).toEqual(['1 Ko', '5 Mo']);
});
