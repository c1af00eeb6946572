import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assignmentGrade,
  averageGrade,
  certificateResult,
  exactGrade,
  finalPoints,
  isPassed,
  officialGrade,
  outcomeCounts,
  totalPoints,
  weightedGrade,
} from './grade.ts';

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const ratio = fc
  .tuple(fc.bigInt({ min: 0n, max: 10_000n }), fc.bigInt({ min: 1n, max: 10_000n }))
  .map(([numerator, denominator]) => ({ numerator, denominator }));

describe('the grade of an assignment', () => {
  test.each([
    [0, 10, 1, 1],
    [11, 20, 4, 3.75],
    [54, 100, 3.5, 3.7],
    [45, 100, 3.5, 3.25],
    [60, 100, 4, 4],
    [65, 100, 4.5, 4.25],
    [85, 100, 5.5, 5.25],
    [95, 100, 6, 5.75],
    [10, 10, 6, 6],
    [12, 10, 6, 6],
  ])('with %d of %d points is %d, exactly %d', (points, max, official, exact) => {
    expect(assignmentGrade({ points, max })).toMatchObject({ official, exact });
  });

  test('never falls below 1 by a deduction', () => {
    expect(assignmentGrade({ points: 5, max: 10, deducted: 7 })).toMatchObject({
      official: 1,
      exact: 1,
      percent: 0,
    });
  });

  test('counts the deduction before the ratio', () => {
    expect(assignmentGrade({ points: 9, max: 10, deducted: 2.5 })).toMatchObject({
      official: 4.5,
      percent: 65,
    });
  });

  test.each([
    [null, 10],
    [undefined, 10],
    [5, null],
    [5, 0],
    [5, -3],
    [5, 0.001],
  ])('with %s of %s points does not exist', (points, max) => {
    expect(assignmentGrade({ points, max })).toBeUndefined();
  });

  test('lies within 1 and 6, official in half steps, and never falls with more points', () => {
    fc.assert(
      fc.property(ratio, ratio, (a, b) => {
        const [low, high] = a.numerator * b.denominator <= b.numerator * a.denominator ? [a, b] : [b, a];
        for (const grade of [officialGrade, exactGrade]) {
          expect(grade(low)).toBeGreaterThanOrEqual(1);
          expect(grade(high)).toBeLessThanOrEqual(6);
          expect(grade(low)).toBeLessThanOrEqual(grade(high));
        }
        expect(Number.isInteger(officialGrade(a) * 2)).toBe(true);
        expect(Math.abs(officialGrade(a) - exactGrade(a))).toBeLessThanOrEqual(0.255);
      }),
    );
  });
});

describe('the grade of a certificate', () => {
  test('weighs the ratios', () => {
    const grade = weightedGrade([
      { points: 2, max_points: 10, weight: 1 },
      { points: 14, max_points: 20, weight: 2 },
      { points: 18, max_points: 30, weight: 1 },
    ]);
    expect(grade).toMatchObject({ official: 4, exact: 3.75, percent: 55 });
  });

  test('leaves out what is not evaluated', () => {
    expect(
      weightedGrade([
        { points: 6, max_points: 10, weight: 1 },
        { points: null, max_points: 10, weight: 5 },
        { points: 3, max_points: null, weight: 5 },
      ]),
    ).toMatchObject({ official: 4, percent: 60 });
  });

  test('counts a deduction, half weights, and a missing weight as 1', () => {
    expect(
      weightedGrade([
        { points: 9, max_points: 10, weight: 0.5, deducted: 1 },
        { points: 5, max_points: 10 },
      ]),
    ).toMatchObject({ official: 4, exact: 4, percent: 60 });
  });

  test.each([
    ['nothing is there', []],
    ['nothing is evaluated', [{ points: null, max_points: 10, weight: 1 }]],
    ['the total weight is 0', [{ points: 5, max_points: 10, weight: 0 }]],
    ['the weight is negative', [{ points: 5, max_points: 10, weight: -1 }]],
  ])('does not exist when %s', (_, scores) => {
    expect(weightedGrade(scores)).toBeUndefined();
  });

  const score = fc.record({
    points: hundredths(100),
    max_points: fc.constant(100),
    weight: fc.integer({ min: 1, max: 9 }),
  });

  test('lies between its lowest and highest part, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 1, maxLength: 6 }), (scores) => {
        const grade = weightedGrade(scores);
        const parts = scores.map(
          ({ points, max_points }) => assignmentGrade({ points, max: max_points })?.exact ?? 0,
        );
        expect(grade?.exact).toBeGreaterThanOrEqual(Math.min(...parts));
        expect(grade?.exact).toBeLessThanOrEqual(Math.max(...parts));
        expect(weightedGrade(scores.toReversed())?.exact).toBe(grade?.exact);
      }),
    );
  });
});

describe('the average across certificates', () => {
  test.each<[(number | null | undefined)[], number | undefined]>([
    [[4, 4.5], 4.25],
    [[4, 4.5, 5], 4.5],
    [[5, 5, 4.5], 4.83],
    [[6], 6],
    [[1, 1], 1],
    [[5, null, undefined], 5],
    [[null], undefined],
    [[], undefined],
  ])('of %j is %s', (grades, expected) => {
    expect(averageGrade(grades)).toBe(expected);
  });
});

test.each<[(number | null)[], number]>([
  [[0.1, 0.2], 0.3],
  [[1.25], 1.3],
  [[10, null, 2.54], 12.5],
  [[], 0],
])('the points %j make %d in total', (points, expected) => {
  expect(totalPoints(points)).toBe(expected);
});

test.each([
  [5, 7, 10, 0],
  [5.5, 0.25, 10, 5.25],
  [12, 1, 10, 10],
  [-3, 0, 10, 0],
  [5, 0, -1, 0],
  [0.3, 0.1, 1, 0.2],
])('%d points − %d, within 0 and %d, leave %d', (points, deduction, max, expected) => {
  expect(finalPoints(points, deduction, max)).toBe(expected);
});

describe('passed', () => {
  test.each([
    ['by default from the official grade 4', undefined, 11, true],
    ['not by default below it', undefined, 10.98, false],
    ['by grade', { kind: 'grade' }, 11, true],
    ['by percent at the threshold', { kind: 'percent', percent: 60 }, 12, true],
    ['not by percent just below it', { kind: 'percent', percent: 60 }, 11.99, false],
    ['undecided without evaluation', { kind: 'percent', percent: 60 }, null, undefined],
    ['undecided under the rule none', { kind: 'none' }, 20, undefined],
  ] as const)('%s', (_, rule, points, expected) => {
    expect(isPassed(rule, { points, max: 20 })).toBe(expected);
  });

  test('only after the deduction', () => {
    expect(isPassed(null, { points: 12, max: 20, deducted: 2 })).toBe(false);
  });
});

test('outcomes are evaluated or unknown, never failed', () => {
  expect(outcomeCounts(5, 3)).toEqual({ SUCCESS: 3, UNKNOWN: 2, FAIL: 0 });
  expect(outcomeCounts(0, 0)).toEqual({ SUCCESS: 0, UNKNOWN: 0, FAIL: 0 });
});

describe('the state of a certificate', () => {
  const full = { points: 18, max_points: 20, weight: 1 };
  const deducted = { points: 8, max_points: 10, weight: 1, deducted: 3 };
  const unscored = { points: null, max_points: 10, weight: 1 };
  test.each([
    ['nothing is released', 3, [], [undefined, 0, 3, 0, 0]],
    ['one is released', 3, [full], [5.5, 1, 2, 18, 20]],
    ['points were deducted', 2, [full, deducted], [4.5, 2, 0, 23, 30]],
    ['an evaluation has no points', 3, [full, unscored], [5.5, 2, 1, 18, 20]],
    ['no evaluation has points', 1, [unscored], [undefined, 1, 0, 0, 0]],
    ['a maximum is 0', 1, [{ points: 1, max_points: 0 }], [undefined, 1, 0, 0, 0]],
  ])('where %s', (_, total, released, [official, evaluated_count, open_count, points_final, max_points]) => {
    const { grade, ...counts } = certificateResult(total, released);
    expect(grade?.official).toBe(official);
    expect(counts).toEqual({ evaluated_count, open_count, points_final, max_points });
  });
});
