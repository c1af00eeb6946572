import { expect, test } from 'vitest';
import { readComparison, writeComparison } from './comparison.ts';

test.each([
  ['region:Romandie', { filter: 'region', value: 'Romandie' }],
  ['session:0198', { filter: 'session', value: '0198' }],
  ['region:Basel: Stadt', { filter: 'region', value: 'Basel: Stadt' }],
] as const)('%s compares with %j', (text, comparison) => {
  expect(readComparison(text)).toEqual(comparison);
  expect(writeComparison(comparison)).toBe(text);
});

test.each([undefined, null, '', 'region', 'region:', ':Romandie', 'circle:c1'])(
  '%s compares nothing',
  (text) => {
    expect(readComparison(text)).toBeUndefined();
  },
);
