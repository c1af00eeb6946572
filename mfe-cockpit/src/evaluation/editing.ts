import type { FieldValue, FieldValues } from '@learn/platform/form';
import type { Evaluation } from './useEvaluation.ts';
import type { Evaluator } from './useEvaluators.ts';
import type { Queue } from './useQueue.ts';

/** What the fields of an evaluation are filled with, and what may be done with them. */
export interface Editing {
  readonly values: FieldValues;
  readonly own: Evaluation;
  readonly isOpen: boolean;
  readonly participant: Queue['current'];
  /** who is at this part at present and was there first; undefined: nobody */
  readonly holderOf: (section: string) => Evaluator | undefined;
  /** the release was tried, and lacks points or a reason */
  readonly missing: boolean;
  readonly change: (section: string, field: string, value: FieldValue) => void;
  /** Gives a deduction in points with its reason; 0 takes it back. */
  readonly deduct: (points: number, reason: string) => void;
}
