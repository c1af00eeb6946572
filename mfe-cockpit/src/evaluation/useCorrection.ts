import { problemOf } from '@learn/platform';
import { type FieldValue, type FieldValues, useDraft } from '@learn/platform/form';
import { useState } from 'react';
import { type Evaluation, isReleased } from './useEvaluation.ts';

export interface Correction {
  /** what stands in the fields; undefined: nothing is corrected at present */
  readonly values: FieldValues | undefined;
  readonly busy: boolean;
  /** why the last try was not taken; conflict: another person has corrected the evaluation meanwhile */
  readonly failure: 'conflict' | 'failed' | undefined;
  /** undefined: there is nothing that could be corrected */
  readonly begin: (() => void) | undefined;
  readonly cancel: () => void;
  readonly change: (section: string, field: string, value: FieldValue) => void;
  /** Releases the corrected values, unless that fails. */
  readonly release: () => Promise<void>;
}

/** A correction that is being typed, and the version of the work that it started from. */
interface CorrectionDraft {
  readonly version: number;
  readonly values: FieldValues;
}

/**
 * The correction of an evaluation that stands: it is released as a whole, as the participant sees every change at once, and
 * kept on this device until then.
 */
export function useCorrection(own: Evaluation): Correction {
  const { work, confirmed } = own;
  const kept = useDraft<CorrectionDraft>(`correction/${work.id}`, isCorrectionDraft);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Correction['failure']>();
  const stands = isReleased(work) && work.evaluation_withdrawable_until === null && work.may_evaluate;
  const draft = stands ? kept.draft : undefined;
  return {
    values: draft?.values,
    busy,
    failure,
    begin:
      stands && draft === undefined
        ? () => kept.keep({ version: work.version, values: confirmed })
        : undefined,
    cancel() {
      kept.discard();
      setFailure(undefined);
    },
    change(section, field, value) {
      const before = kept.latest();
      if (before === undefined) return;
      const values = { ...before.values, [section]: { ...before.values[section], [field]: value } };
      kept.keep({ ...before, values });
    },
    async release() {
      if (draft === undefined) return;
      setBusy(true);
      setFailure(undefined);
      try {
        await own.correct(draft);
        kept.discard();
      } catch (error) {
        const isConflict = problemOf(error).code === 'version_conflict';
        setFailure(isConflict ? 'conflict' : 'failed');
        if (isConflict) own.reload();
      } finally {
        setBusy(false);
      }
    },
  };
}

const isCorrectionDraft = (value: unknown): value is CorrectionDraft =>
  typeof value === 'object' && value !== null && 'version' in value && 'values' in value;
