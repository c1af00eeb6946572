import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weightedGrade } from './grade.ts';
import { explainGrade } from './gradeExplanation.ts';
import { formatRatio } from './ratio.ts';

const only = (points: number, max_points: number) => explainGrade([{ points, max_points }]);

describe('the last step', () => {
  test.each([
    [0, 10, '0', 0, 'none', 1],
    [10, 10, '10', 10, 'none', 6],
    [60, 100, '6', 6, 'none', 4],
    [54, 100, '5.4', 5, 'down', 3.5],
    [56, 100, '5.6', 6, 'up', 4],
    [11, 20, '5.5', 6, 'middle', 4],
    [45, 100, '4.5', 5, 'middle', 3.5],
    [7499, 10_000, '7.499', 7, 'down', 4.5],
    [1, 3, '3.333…', 3, 'down', 2.5],
    [2, 3, '6.666…', 7, 'up', 4.5],
  ])(
    'of %d of %d points is %s half steps, counted as %d (%s): %d',
    (points, max, halfSteps, counted, rounding, official) => {
      const explained = only(points, max);
      expect(explained && formatRatio(explained.halfSteps, 3)).toBe(halfSteps);
      expect(explained).toMatchObject({ countedHalfSteps: counted, rounding, official });
      expect(counted / 2 + 1).toBe(official);
    },
  );

  test.each([
    [11, 20, '3.75', false],
    [2, 3, '4.333…', true],
    [19, 24, '4.958…', true],
  ])('the exact value of %d of %d points is %s', (points, max, value, isRounded) => {
    const explained = only(points, max);
    expect(explained && formatRatio(explained.exactValue, 3)).toBe(value);
    expect(explained?.exactIsRounded).toBe(isRounded);
  });
});

test('goes from the points after the deduction by way of the weights to the sum', () => {
  const explained = explainGrade([
    { points: 20, max_points: 24, deducted: 2, weight: 1 },
    { points: null, max_points: 30, weight: 1 },
    { points: 26, max_points: 30, weight: 2 },
    { points: 5, max_points: 10, weight: 0 },
    { points: 13.5, max_points: 20 },
  ]);
  const parts = explained?.parts.map(({ place, final, max, weight, ratio, weighted }) => [
    place,
    `${final}/${max}`,
    formatRatio(ratio, 3),
    weight,
    formatRatio(weighted, 3),
  ]);
  expect(parts).toEqual([
    [0, '18/24', '0.75', 1, '0.75'],
    [2, '26/30', '0.866…', 2, '1.733…'],
    [4, '13.5/20', '0.675', 1, '0.675'],
  ]);
  expect(explained).toMatchObject({ totalWeight: 4, percent: 79, exact: 4.95, official: 5, rounding: 'up' });
  expect(explained && formatRatio(explained.sum, 3)).toBe('3.158…');
  expect(explained && formatRatio(explained.ratio, 3)).toBe('0.789…');
});

test.each([
  ['nothing is evaluated', [{ points: null, max_points: 10 }]],
  ['nothing weighs anything', [{ points: 5, max_points: 10, weight: 0 }]],
])('there is nothing to explain where %s', (_, scores) => {
  expect(explainGrade(scores)).toBeUndefined();
});

test('explains the grade that is computed', () => {
  const score = fc.record({
    points: fc.option(fc.integer({ min: 0, max: 3000 }).map((value) => value / 100)),
    max_points: fc.integer({ min: 1, max: 3000 }).map((value) => value / 100),
    weight: fc.constantFrom(0, 0.25, 0.5, 1, 2, 3),
    deducted: fc.integer({ min: 0, max: 500 }).map((value) => value / 100),
  });
  fc.assert(
    fc.property(fc.array(score, { maxLength: 6 }), (scores) => {
      const grade = weightedGrade(scores);
      const explained = explainGrade(scores);
      expect(explained === undefined).toBe(grade === undefined);
      if (grade && explained) expect(explained).toMatchObject(grade);
    }),
  );
});
