import { type FieldValues, useDraft } from '@learn/platform/form';
import type { Editing } from './editing.ts';
import { deductionSection, pointsIn, textIn } from './evaluationFields.ts';

interface Deducted {
  /** id of the work */
  readonly workId: string;
  readonly values: FieldValues;
  readonly change: Editing['change'];
}

/**
 * A deduction goes with its reason or not at all, so points without a reason stay on this device until it is there.
 * @returns the values with such points, and how a deduction is given
 */
export function useDeduction({ workId, values, change }: Deducted) {
  const pending = useDraft<number>(`deduction/${workId}`, isNumber);
  const deduct = (points: number, reason: string) => {
    const isWhole = points === 0 || reason.trim() !== '';
    const isKnown =
      (pointsIn(values, deductionSection) ?? 0) > 0 || textIn(values, deductionSection, 'reason') !== '';
    if (isWhole || isKnown) {
      change(deductionSection, 'points', isWhole ? points : 0);
      change(deductionSection, 'reason', isWhole && points > 0 ? reason : '');
    }
    if (isWhole) pending.discard();
    else pending.keep(points);
  };
  if (pending.draft === undefined) return { values, deduct };
  const deduction = { ...values[deductionSection], points: pending.draft };
  return { values: { ...values, [deductionSection]: deduction }, deduct };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
