import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampRatio, divideRounded, formatRatio, ratioToPercent, toHundredths } from './ratio.ts';

describe('hundredths', () => {
  test.each([
    [0, 0n],
    [0.29, 29n],
    [1.005, 101n],
    [8.345, 835n],
    [12.5, 1250n],
    [-7, -700n],
    [1e-7, 0n],
  ])('of %d are %s', (value, expected) => {
    expect(toHundredths(value)).toBe(expected);
  });

  test('are exact for every number with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (hundredths) => {
        expect(toHundredths(hundredths / 100)).toBe(BigInt(hundredths));
      }),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('of %d do not exist', (value) => {
    expect(() => toHundredths(value)).toThrow(RangeError);
  });
});

test.each([
  [7n, 2n, 4n],
  [5n, 2n, 3n],
  [10n, 3n, 3n],
  [-5n, 2n, -2n],
  [-7n, 3n, -2n],
  [-8n, 3n, -3n],
  [0n, 9n, 0n],
])('%s over %s rounds to %s, ties up', (numerator, denominator, expected) => {
  expect(divideRounded(numerator, denominator)).toBe(expected);
});

test('a ratio is held within 0 and 1 and shown in percent', () => {
  const percent = (numerator: bigint, denominator: bigint) =>
    ratioToPercent(clampRatio({ numerator, denominator }));
  expect([percent(-1n, 3n), percent(2n, 3n), percent(1n, 16n), percent(5n, 3n)]).toEqual([0, 66.7, 6.3, 100]);
});

test.each([
  [0n, 7n, '0'],
  [3n, 4n, '0.75'],
  [15n, 2n, '7.5'],
  [10n, 1n, '10'],
  [1n, 3n, '0.333…'],
  [26n, 30n, '0.866…'],
  [1n, 3000n, '0.000…'],
  [74_999n, 10_000n, '7.499…'],
  [75_001n, 10_000n, '7.500…'],
])('%s over %s reads %s: in full or cut off, never rounded', (numerator, denominator, expected) => {
  expect(formatRatio({ numerator, denominator }, 3)).toBe(expected);
});
