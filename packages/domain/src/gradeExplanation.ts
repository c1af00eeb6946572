import { finalPoints, type Grade, gradeOf, type WeightedScore, weightedSum } from './grade.ts';
import { divideRounded, type Ratio } from './ratio.ts';

/** An evaluated assignment that counts towards the grade. */
export interface ExplainedPart {
  /** its place among the given scores */
  readonly place: number;
  /** points that count after the deduction */
  readonly final: number;
  readonly max: number;
  /** final over max, 0 to 1 */
  readonly ratio: Ratio;
  readonly weight: number;
  /** ratio × weight */
  readonly weighted: Ratio;
}

/** How a value became a whole number; `middle` lies between two and goes up. */
export type RoundingStep = 'none' | 'up' | 'down' | 'middle';

/** How the grade of a certificate comes about, step by step and unrounded down to the last one (domain decisions §8). */
export interface GradeExplanation extends Grade {
  /** the parts with a weight, in the order of the scores */
  readonly parts: readonly ExplainedPart[];
  /** of all weighted parts */
  readonly sum: Ratio;
  readonly totalWeight: number;
  /** ratio × 5 + 1, before it is rounded to two decimals */
  readonly exactValue: Ratio;
  readonly exactIsRounded: boolean;
  /** ratio × 10: half steps above 1, 0 to 10 */
  readonly halfSteps: Ratio;
  /** the whole half steps that count */
  readonly countedHalfSteps: number;
  readonly rounding: RoundingStep;
}

/**
 * Explains the grade that `weightedGrade` computes of the same scores (specification §9).
 * @returns undefined where there is no grade yet
 */
export function explainGrade(scores: readonly WeightedScore[]): GradeExplanation | undefined {
  const weighted = weightedSum(scores);
  if (weighted === undefined) return undefined;
  const { ratio, sum, totalWeight } = weighted;
  const parts = weighted.parts
    .filter(({ weight }) => weight > 0n)
    .map(({ place, ratio: share, weight }) => ({
      ...pointsAt(scores, place),
      place,
      ratio: share,
      weight: Number(weight) / 100,
      weighted: { numerator: share.numerator * weight, denominator: share.denominator * 100n },
    }));
  const exactValue = {
    numerator: ratio.numerator * 5n + ratio.denominator,
    denominator: ratio.denominator,
  };
  const halfSteps = { numerator: ratio.numerator * 10n, denominator: ratio.denominator };
  return {
    ...gradeOf(ratio),
    parts,
    sum,
    totalWeight: Number(totalWeight) / 100,
    exactValue,
    exactIsRounded: (exactValue.numerator * 100n) % exactValue.denominator !== 0n,
    halfSteps,
    ...roundingOf(halfSteps),
  };
}

function pointsAt(scores: readonly WeightedScore[], place: number): Pick<ExplainedPart, 'final' | 'max'> {
  const { points, max_points, deducted } = scores[place] ?? {};
  const max = max_points ?? 0;
  return { max, final: finalPoints(points ?? 0, deducted ?? 0, max) };
}

function roundingOf({
  numerator,
  denominator,
}: Ratio): Pick<GradeExplanation, 'countedHalfSteps' | 'rounding'> {
  const counted = divideRounded(numerator, denominator);
  const distance = counted * denominator - numerator;
  const rounding =
    distance === 0n ? 'none' : distance < 0n ? 'down' : distance * 2n === denominator ? 'middle' : 'up';
  return { countedHalfSteps: Number(counted), rounding };
}
