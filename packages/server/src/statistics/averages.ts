import { divideRounded, minimumForAverages, ratioToPercent } from '@learn/domain';

/** Sums as they come from the database, where large ones are texts. */
export type Sum = number | string;

interface Share {
  readonly part: Sum;
  readonly whole: Sum;
  /** how many persons stand behind it */
  readonly persons: number;
}

/**
 * Part over whole in percent with one decimal, ties up.
 * @param minimum with fewer persons there is no average
 * @returns null without one
 */
export function averagePercent({ part, whole, persons }: Share, minimum = minimumForAverages): number | null {
  const denominator = BigInt(whole);
  if (persons < minimum || denominator === 0n) return null;
  return ratioToPercent({ numerator: BigInt(part), denominator });
}

/** Mean of answers from 1 to 4 with one decimal, ties up; null below five answers. */
export function averageSatisfaction(sum: number, answers: number): number | null {
  if (answers < minimumForAverages) return null;
  return Number(divideRounded(BigInt(sum) * 10n, BigInt(answers))) / 10;
}
