/** An exact fraction; the denominator is greater than 0. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * A number with up to two decimals (points, weights, grades) as whole hundredths. Reads the decimal notation, so that
 * 1.005 is 101 and 0.29 is 29; further decimals are rounded, ties up.
 * @throws RangeError for NaN and infinite values.
 */
export function toHundredths(value: number): bigint {
  if (!Number.isFinite(value)) throw new RangeError(`Not a finite number: ${value}`);
  const text = String(value);
  return BigInt(Math.round(text.includes('e') ? value * 100 : Number(`${text}e2`)));
}

/** Divides and rounds to a whole number, ties up. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  return doubled % divisor < 0n ? quotient - 1n : quotient;
}

/** The fraction held within 0 and 1. */
export function clampRatio(ratio: Ratio): Ratio {
  if (ratio.numerator <= 0n) return { numerator: 0n, denominator: 1n };
  return ratio.numerator >= ratio.denominator ? { numerator: 1n, denominator: 1n } : ratio;
}

/** The fraction in percent, rounded to one decimal, ties up. */
export function ratioToPercent(ratio: Ratio): number {
  return Number(divideRounded(ratio.numerator * 1000n, ratio.denominator)) / 10;
}

/**
 * A fraction of at least 0 as people read it: in full where it ends within so many decimals, «0.75»; else cut off and never
 * rounded, «7.499…», so that it stays on its side of the next half step.
 */
export function formatRatio({ numerator, denominator }: Ratio, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const cut = (numerator * scale) / denominator;
  const isExact = cut * denominator === numerator * scale;
  const fraction = String(cut % scale).padStart(decimals, '0');
  const shown = isExact ? fraction.replace(/0+$/, '') : `${fraction}…`;
  return `${cut / scale}${shown === '' ? '' : `.${shown}`}`;
}
