import { expect, test } from 'vitest';
import { durationParts, roundedMinutes } from './duration.ts';

test.each([
  [0, 0, 0],
  [119, 0, 119],
  [120, 2, 0],
  [190, 3, 10],
])('%s minutes are read as %s hours and %s minutes', (all, hours, minutes) => {
  expect(durationParts(all)).toEqual({ hours, minutes });
});

test.each([
  [0, 0],
  [7, 7],
  [10, 10],
  [11, 15],
  [60, 60],
  [61, 65],
])('an estimate of %s minutes is %s', (minutes, expected) => {
  expect(roundedMinutes(minutes)).toBe(expected);
});
