import { describe, expect, it } from 'vitest';
import { formatGrade, formatPoints, halfStep, readPoints } from './points.ts';

describe('points that are written', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['4', 4],
    ['4.5', 4.5],
    ['4,25', 4.25],
    [' 6 ', 6],
    ['.5', 0.5],
    ['5.', 5],
    ['1.500', 1.5],
  ])('%j are %j', (text, points) => {
    expect(readPoints(text, 6)).toEqual({ points });
  });

  it.each([
    ['vier', 'notANumber'],
    ['1e1', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['-1', 'tooSmall'],
    ['−1', 'tooSmall'],
    ['6.01', 'tooLarge'],
    ['60', 'tooLarge'],
    ['1.234', 'tooPrecise'],
  ])('%j are refused as %s', (text, problem) => {
    expect(readPoints(text, 6)).toEqual({ problem });
  });
});

it.each([
  [null, 1, 0.5],
  [null, -1, 0],
  [0, -1, 0],
  [0, 1, 0.5],
  [4, 1, 4.5],
  [4.25, 1, 4.5],
  [4.25, -1, 4],
  [5.75, 1, 6],
  [6, 1, 6],
  [6, -1, 5.5],
] as const)('half a step from %j in direction %d is %d', (points, direction, expected) => {
  expect(halfStep(points, direction, 6)).toBe(expected);
});

it('never steps beyond a maximum that is no half point', () => {
  expect(halfStep(2, 1, 2.25)).toBe(2.25);
});

it('writes points and grades', () => {
  expect([4, 4.5, 4.256, -2].map(formatPoints)).toEqual(['4', '4.5', '4.26', '−2']);
  expect([formatGrade(5, 1), formatGrade(4.75, 2)]).toEqual(['5.0', '4.75']);
});
