import { expect, test } from 'vitest';
import { formatSatisfaction, satisfactionColour } from './satisfaction.ts';

test.each([
  [0, '#8592a1'],
  [1, '#c5283d'],
  [2, '#e0a800'],
  [3, '#7bc47f'],
  [4, '#1a7f4b'],
  [1.5, '#d3681f'],
  [3.5, '#4ba265'],
  [-1, '#8592a1'],
  [5, '#1a7f4b'],
])('a satisfaction of %s has the colour %s', (value, expected) => {
  expect(satisfactionColour(value)).toBe(expected);
});

test.each([
  [3.44, '3.4'],
  [4, '4.0'],
])('%s is shown as %s', (value, expected) => {
  expect(formatSatisfaction(value)).toBe(expected);
});
