import { expect, it } from 'vitest';
import { addTimings, formatTiming, timingBucket, timingBuckets, timingP75 } from './pageTiming.ts';

const countsOf = (...values: number[]) =>
  values
    .map((value) =>
      Array.from({ length: timingBuckets }, (_, place) => (place === timingBucket(value) ? 1 : 0)),
    )
    .reduce(addTimings, []);

it.each([
  [0, 0],
  [10, 0],
  [11, 1],
  [30_000, timingBuckets - 2],
  [30_001, timingBuckets - 1],
])('%d falls into bucket %d', (value, place) => {
  expect(timingBucket(value)).toBe(place);
});

it.each([
  ['nothing', [], undefined],
  ['one value', [5], 8],
  ['a fast majority', [5, 5, 5, 9000], 10],
  ['half fast and half slow', [90, 90, 900, 900], 900],
  ['what is above the last bound', [60_000], 30_000],
])('the value that three of four do not exceed, of %s', (_, values, expected) => {
  expect(timingP75(countsOf(...values))).toBe(expected);
});

it('lies in the bucket of the true value, whatever the values are', () => {
  const values = Array.from({ length: 400 }, (_, index) => (index * index) / 16);
  const p75 = timingP75(countsOf(...values)) ?? 0;
  expect(timingBucket(p75)).toBe(timingBucket(values[299] ?? 0));
});

it.each([
  ['lcp', 640, '640 ms'],
  ['lcp', 1240, '1.2 s'],
  ['cls', 84, '0.08'],
] as const)('%s of %d is read as %s', (measure, value, expected) => {
  expect(formatTiming(measure, value)).toBe(expected);
});
