import { formatGrade, formatRatio, type GradeExplanation } from '@learn/domain';
import type { TranslateText } from '../texts.ts';

/** The sentence that leads from the exact share to the official grade, with the reason for the last rounding. */
export function roundingWords(
  explanation: Pick<GradeExplanation, 'ratio' | 'halfSteps' | 'countedHalfSteps' | 'rounding' | 'official'>,
  t: TranslateText<'certificates'>,
): string {
  const { ratio, halfSteps, countedHalfSteps: counted, rounding, official } = explanation;
  const hundredfold = { numerator: ratio.numerator * 100n, denominator: ratio.denominator };
  return t(`how.rounding.${rounding}`, {
    percent: formatRatio(hundredfold, 2),
    steps: formatRatio(halfSteps, 3),
    counted: String(counted),
    other: String(rounding === 'down' ? counted + 1 : counted - 1),
    grade: formatGrade(official, 1),
  });
}
