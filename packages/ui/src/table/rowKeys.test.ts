import { expect, it } from 'vitest';
import { rowOfKey } from './rowKeys.ts';

it.each([
  ['ArrowDown', 4, 5],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['PageDown', 1, 5],
  ['PageDown', 8, 9],
  ['PageUp', 5, 1],
  ['PageUp', 2, 0],
  ['Home', 7, 0],
  ['End', 2, 9],
])('%s in row %i of ten leads to row %i', (key, current, expected) => {
  expect(rowOfKey(key, { current, count: 10, page: 4 })).toBe(expected);
});

it('leaves other keys to the browser', () => {
  expect(rowOfKey('Tab', { current: 3, count: 10, page: 4 })).toBeUndefined();
});
