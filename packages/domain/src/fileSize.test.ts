import { expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

const megabyte = 1024 * 1024;

it.each([
  [0, '0\u00a0KB'],
  [1, '1\u00a0KB'],
  [86 * 1024, '86\u00a0KB'],
  [megabyte - 1, '1\u00a0MB'],
  [2.4 * megabyte, '2.4\u00a0MB'],
  [3 * megabyte, '3\u00a0MB'],
  [9.96 * megabyte, '10\u00a0MB'],
  [100 * megabyte, '100\u00a0MB'],
])('writes %d bytes as %s', (bytes, expected) => {
  expect(fileSize(bytes, 'de')).toBe(expected);
});

it('writes number and unit as the language does', () => {
  expect([fileSize(1, 'fr'), fileSize(2.4 * megabyte, 'fr')]).toEqual(['1\u00a0Ko', '2,4\u00a0Mo']);
  expect(fileSize(2.4 * megabyte, 'it')).toBe('2.4\u00a0MB');
});

it('is German to a remote that was released before it named the language', () => {
  expect(fileSize(2.4 * megabyte)).toBe('2.4\u00a0MB');
});
