import { clampRatio, divideRounded, type Ratio, ratioToPercent, toHundredths } from './ratio.ts';

/** What an assignment brought. Points, maximum and deduction have up to two decimals; null points: not evaluated. */
export interface Score {
  readonly points?: number | null;
  readonly max?: number | null;
  readonly deducted?: number | null;
}

/** An assignment's part in a certificate's grade. */
export interface WeightedScore {
  readonly points?: number | null;
  readonly max_points?: number | null;
  readonly weight?: number | null;
  readonly deducted?: number | null;
}

/** A grade and how it came about. */
export interface Grade {
  /** 1 to 6 in half steps. */
  readonly official: number;
  /** 1 to 6 with two decimals, shown beside the official one. */
  readonly exact: number;
  /** Achieved share, 0 to 1, exact. */
  readonly ratio: Ratio;
  /** Achieved share in percent with one decimal. */
  readonly percent: number;
}

/** How an assignment decides whether it is passed; `percent` is the minimum, 0 to 100. */
export type PassRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'grade' };

/** The official grade, half steps from 1 to 6: min(round(ratio × 10) / 2, 5) + 1, ties up (specification §9). */
export function officialGrade(ratio: Ratio): number {
  const { numerator, denominator } = clampRatio(ratio);
  return Number(divideRounded(numerator * 10n, denominator)) / 2 + 1;
}

/** The exact grade, 1 to 6 with two decimals: ratio × 5 + 1, ties up (specification §9). */
export function exactGrade(ratio: Ratio): number {
  const { numerator, denominator } = clampRatio(ratio);
  return Number(divideRounded(numerator * 500n, denominator) + 100n) / 100;
}

/** The grade of an achieved share, in each of its shapes. */
export function gradeOf(ratio: Ratio): Grade {
  return { official: officialGrade(ratio), exact: exactGrade(ratio), ratio, percent: ratioToPercent(ratio) };
}

function finalHundredths(points: number, deduction: number, max: number): bigint {
  const upper = toHundredths(max);
  const final = toHundredths(points) - toHundredths(deduction);
  if (final <= 0n || upper <= 0n) return 0n;
  if (final >= upper) return upper;
  return final;
}

/** Points that count: points − deduction, held within 0 and max; up to two decimals. */
export function finalPoints(points: number, deduction: number, max: number): number {
  return Number(finalHundredths(points, deduction, max)) / 100;
}

/** The achieved share 0 to 1 after the deduction; undefined when not evaluated or when the maximum is not above 0. */
export function scoreRatio({ points, max, deducted }: Score): Ratio | undefined {
  if (points == null || max == null || max <= 0) return undefined;
  const denominator = toHundredths(max);
  return denominator > 0n
    ? { numerator: finalHundredths(points, deducted ?? 0, max), denominator }
    : undefined;
}

/** The grade of one assignment; undefined («noch keine Note») when it is not evaluated. */
export function assignmentGrade(score: Score): Grade | undefined {
  const ratio = scoreRatio(score);
  return ratio && gradeOf(ratio);
}

/** An evaluated assignment's part in a certificate. */
export interface WeightedPart {
  /** its place among the given scores */
  readonly place: number;
  /** achieved share after the deduction, 0 to 1 */
  readonly ratio: Ratio;
  /** in hundredths, at least 0 */
  readonly weight: bigint;
}

/** The exact sum behind the grade of a certificate. */
export interface WeightedSum {
  /** the evaluated assignments in their order */
  readonly parts: readonly WeightedPart[];
  /** of each part's ratio × weight */
  readonly sum: Ratio;
  /** in hundredths, above 0 */
  readonly totalWeight: bigint;
  /** the sum over the total weight, 0 to 1 */
  readonly ratio: Ratio;
}

/**
 * Each evaluated assignment's ratio times its weight, over the total weight (specification §9). Assignments without points
 * or maximum do not count. A missing weight counts 1, a negative one 0. Undefined when nothing is evaluated or the total weight is 0.
 */
export function weightedSum(scores: readonly WeightedScore[]): WeightedSum | undefined {
  const parts = scores.flatMap(({ points, max_points, weight, deducted }, place): WeightedPart[] => {
    const ratio = scoreRatio({ points, max: max_points, deducted });
    return ratio === undefined ? [] : [{ place, ratio, weight: toHundredths(Math.max(weight ?? 1, 0)) }];
  });
  const totalWeight = parts.reduce((total, { weight }) => total + weight, 0n);
  if (totalWeight === 0n) return undefined;
  const hundredfold = parts.reduce<Ratio>(
    (sum, { ratio, weight }) => ({
      numerator: sum.numerator * ratio.denominator + ratio.numerator * weight * sum.denominator,
      denominator: sum.denominator * ratio.denominator,
    }),
    { numerator: 0n, denominator: 1n },
  );
  const over = (divisor: bigint) => ({
    numerator: hundredfold.numerator,
    denominator: hundredfold.denominator * divisor,
  });
  return { parts, totalWeight, sum: over(100n), ratio: over(totalWeight) };
}

/**
 * The grade of a certificate (specification §9), from its {@link weightedSum}. Undefined («noch keine Note») when nothing is
 * evaluated or the total weight is 0.
 */
export function weightedGrade(scores: readonly WeightedScore[]): Grade | undefined {
  const weighted = weightedSum(scores);
  return weighted && gradeOf(weighted.ratio);
}

/**
 * The overall average across certificates, two decimals (specification §9): the sum of (grade − 1) over count × 5,
 * converted to the scale. Certificates without a grade do not count; undefined when none has one.
 */
export function averageGrade(grades: readonly (number | null | undefined)[]): number | undefined {
  const known = grades.filter((grade) => grade != null);
  if (known.length === 0) return undefined;
  const numerator = known.reduce((sum, grade) => sum + toHundredths(grade) - 100n, 0n);
  return exactGrade({ numerator, denominator: BigInt(known.length) * 500n });
}

/** Total points, rounded to one decimal, ties up; missing points count 0 (specification §9). */
export function totalPoints(points: readonly (number | null | undefined)[]): number {
  const hundredths = points.reduce<bigint>((sum, value) => sum + toHundredths(value ?? 0), 0n);
  return Number(divideRounded(hundredths, 10n)) / 10;
}

/**
 * Whether an assignment is passed. Undefined while not evaluated, and always under the rule 'none'.
 * @param rule without a rule: official grade at least 4.
 */
export function isPassed(rule: PassRule | null | undefined, score: Score): boolean | undefined {
  const ratio = scoreRatio(score);
  if (ratio === undefined || rule?.kind === 'none') return undefined;
  if (rule?.kind === 'percent') {
    return ratio.numerator * 10_000n >= toHundredths(rule.percent) * ratio.denominator;
  }
  return officialGrade(ratio) >= 4;
}

/** Counts of a certificate's assignments (specification §9): SUCCESS the evaluated ones, UNKNOWN the rest, FAIL 0. */
export function outcomeCounts(
  total: number,
  evaluated: number,
): Record<'SUCCESS' | 'UNKNOWN' | 'FAIL', number> {
  return { SUCCESS: evaluated, UNKNOWN: Math.max(total - evaluated, 0), FAIL: 0 };
}

/** What a person has in a certificate. */
export interface CertificateResult {
  /** undefined: «noch keine Note» */
  readonly grade: Grade | undefined;
  readonly evaluated_count: number;
  readonly open_count: number;
  /** of the evaluated assignments, one decimal */
  readonly points_final: number;
  readonly max_points: number;
}

/**
 * The grade of a certificate and what it stands on (specification §9). An evaluation without points counts as evaluated
 * and has no part in grade and points.
 * @param total number of the certificate's assignments
 * @param released of those of which the evaluation is released, one each
 */
export function certificateResult(total: number, released: readonly WeightedScore[]): CertificateResult {
  const { SUCCESS: evaluated_count, UNKNOWN: open_count } = outcomeCounts(total, released.length);
  const scored = released.flatMap(({ points, max_points, deducted }) =>
    points == null || max_points == null ? [] : [{ points, max: max_points, deducted: deducted ?? 0 }],
  );
  return {
    grade: weightedGrade(released),
    evaluated_count,
    open_count,
    points_final: totalPoints(scored.map(({ points, max, deducted }) => finalPoints(points, deducted, max))),
    max_points: totalPoints(scored.map(({ max }) => max)),
  };
}
