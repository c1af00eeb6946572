import { expect, it } from 'vitest';
import { parseRange } from './sendFile.ts';

it.each([
  [undefined, undefined],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-100', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-1', undefined],
  [`bytes=${'9'.repeat(16)}-`, undefined],
])('of ten bytes, %j is %j', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});
