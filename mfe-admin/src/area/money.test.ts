import { expect, test } from 'vitest';
import { editedFrancs, rappenOf } from './money.ts';

test.each([
  ['1450', 145_000],
  ["1'450.5", 145_050],
  ['1’450,05', 145_005],
  ['0', 0],
  ['1000000', 100_000_000],
  ['1000000.01', undefined],
  ['-1', undefined],
  ['1.234', undefined],
  ['', undefined],
])('«%s» are %s Rappen', (typed, rappen) => {
  expect(rappenOf(typed)).toBe(rappen);
});

test('amounts are written with two decimals', () => {
  expect(editedFrancs(145_005)).toBe('1450.05');
  expect(rappenOf(editedFrancs(99_999_999))).toBe(99_999_999);
});
