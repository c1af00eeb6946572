import fc from 'fast-check';

/** An assignment of a generated certificate, as it was evaluated; points, maximum, deduction and weight have up to two decimals. */
export interface GeneratedScore {
  /** null: the evaluation has no points */
  readonly points: number | null;
  readonly max_points: number;
  readonly deducted: number;
  readonly weight: number;
  /** false: it is not evaluated yet, and nothing of it counts */
  readonly released: boolean;
}

/** What a grade is expected to be. */
export interface ExpectedGrade {
  readonly official: number;
  readonly exact: number;
  readonly percent: number;
}

const hundredths = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((value) => value / 100);
const halves = (max: number) => fc.integer({ min: 0, max: max * 2 }).map((value) => value / 2);

const weights = fc.constantFrom(0, 0.25, 0.33, 0.5, 1, 1, 1, 1.5, 2, 3);

/** @param openOf of so many assignments one is not evaluated yet; undefined: all are evaluated */
function score(weight: fc.Arbitrary<number>, openOf?: number): fc.Arbitrary<GeneratedScore> {
  return fc
    .record({
      max_points: fc.oneof(fc.constantFrom(10, 20, 24, 30, 100), hundredths(0.25, 120)),
      weight,
      deducted: fc.oneof(
        { weight: 2, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: hundredths(0, 8) },
      ),
      isScored: fc.integer({ min: 0, max: 11 }).map((value) => value > 0),
      released:
        openOf === undefined
          ? fc.constant(true)
          : fc.integer({ min: 0, max: openOf - 1 }).map((value) => value > 0),
    })
    .chain(({ isScored, ...one }) =>
      fc
        .oneof(halves(Math.floor(one.max_points)), hundredths(0, one.max_points))
        .map((points) => ({ ...one, points: isScored ? Math.min(points, one.max_points) : null })),
    );
}

/** Certificates of one to eight assignments with every combination of points, deductions and weights. */
export const certificateScores: fc.Arbitrary<readonly GeneratedScore[]> = fc.array(score(weights, 6), {
  minLength: 1,
  maxLength: 8,
});

/** So many combinations are held against {@link expectedGrade}; the seed makes a failure come back. */
export const certificateRuns = { numRuns: 1000, seed: 16 } as const;

/** What a person has in a certificate in which everything is evaluated, and which has a grade. */
export type IssuableCertificate = readonly GeneratedScore[];

/**
 * The same 1,000 combinations of points, deductions and weights in every test: 40 certificates of one to eight assignments,
 * each for 25 people, whose assignments have the same weights. By certificate, then by person.
 */
export function issuableCertificates(): readonly (readonly IssuableCertificate[])[] {
  const peopleOf = (own: readonly number[]) =>
    fc.array(
      fc
        .tuple(...own.map((weight) => score(fc.constant(weight))))
        .filter((one) => expectedGrade(one) !== undefined),
      { minLength: 25, maxLength: 25 },
    );
  const weigh = fc.array(weights, { minLength: 1, maxLength: 8 }).filter((own) => own.some((one) => one > 0));
  return fc.sample(weigh.chain(peopleOf), { numRuns: 40, seed: certificateRuns.seed });
}

/**
 * {@link issuableCertificates} of some people only. The first ones have what lies between two grades, so that a few hold each
 * kind of rounding.
 * @param people how many of the 25
 */
export function certificatesOfPeople(people: number): readonly (readonly IssuableCertificate[])[] {
  return issuableCertificates().map((all) =>
    all
      .toSorted((one, other) => Number(liesBetweenGrades(other)) - Number(liesBetweenGrades(one)))
      .slice(0, people),
  );
}

type Fraction = readonly [numerator: bigint, denominator: bigint];

/**
 * The grade of a certificate by specification §9, in exact fractions and without a line of the platform's own code.
 * @returns undefined where there is none
 */
export function expectedGrade(scores: readonly GeneratedScore[]): ExpectedGrade | undefined {
  const share = shareOf(scores);
  if (share === undefined) return undefined;
  const half = nearest(times(share, [10n, 1n]));
  return {
    official: Math.min(half / 2, 5) + 1,
    exact: nearest(times(plus(times(share, [5n, 1n]), [1n, 1n]), [100n, 1n])) / 100,
    percent: nearest(times(share, [1000n, 1n])) / 10,
  };
}

/** Whether a certificate lies just in the middle of two half grades, where rounding decides. */
export function liesBetweenGrades(scores: readonly GeneratedScore[]): boolean {
  const [quarters, whole] = times(shareOf(scores) ?? [0n, 1n], [20n, 1n]);
  return quarters % whole === 0n && (quarters / whole) % 2n === 1n;
}

/** How much of what could be reached was reached. @returns undefined where nothing counts */
function shareOf(scores: readonly GeneratedScore[]): Fraction | undefined {
  const counted = scores.filter(({ released, points }) => released && points !== null);
  let [sum, weights]: [Fraction, Fraction] = [
    [0n, 1n],
    [0n, 1n],
  ];
  for (const { points, max_points, deducted, weight } of counted) {
    const max = written(max_points);
    const left = plus(written(points ?? 0), negative(written(deducted)));
    const final = isLess(left, [0n, 1n]) ? ([0n, 1n] as const) : isLess(max, left) ? max : left;
    sum = plus(sum, times(times(final, [max[1], max[0]]), written(weight)));
    weights = plus(weights, written(weight));
  }
  if (weights[0] === 0n) return undefined;
  return times(sum, [weights[1], weights[0]]);
}

/** The fraction that a decimal number stands for. */
function written(value: number): Fraction {
  const [whole = '0', decimals = ''] = value.toFixed(2).split('.');
  return [BigInt(`${whole}${decimals}`), 100n];
}

function plus([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * d + c * b, b * d];
}

function times([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * c, b * d];
}

function negative([a, b]: Fraction): Fraction {
  return [-a, b];
}

function isLess([a, b]: Fraction, [c, d]: Fraction): boolean {
  return a * d < c * b;
}

/** The nearest whole number of a fraction of at least 0; of two equally near ones the greater. */
function nearest([a, b]: Fraction): number {
  const below = a / b;
  return Number((a - below * b) * 2n >= b ? below + 1n : below);
}
