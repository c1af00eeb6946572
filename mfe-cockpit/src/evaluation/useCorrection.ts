import { problemOf } from '@learn/platform';
import type { FieldValue, FieldValues } from '@learn/platform/form';
import { useState } from 'react';
import { type Evaluation, isReleased } from './useEvaluation.ts';

export interface Correction {
  /** what stands in the fields; undefined: nothing is corrected at present */
  readonly values: FieldValues | undefined;
  readonly busy: boolean;
  /** the last try was not taken */
  readonly failed: boolean;
  /** undefined: there is nothing that could be corrected */
  readonly begin: (() => void) | undefined;
  readonly cancel: () => void;
  readonly change: (section: string, field: string, value: FieldValue) => void;
  /** Releases the corrected values. @returns whether they were taken */
  readonly release: () => Promise<boolean>;
}

/** The correction of an evaluation that stands: it is released as a whole, as the participant sees every change at once. */
export function useCorrection(own: Evaluation): Correction {
  const [values, setValues] = useState<FieldValues>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { work, confirmed } = own;
  const stands = isReleased(work) && work.evaluation_withdrawable_until === null;
  return {
    values: stands ? values : undefined,
    busy,
    failed,
    begin: stands && work.may_evaluate && values === undefined ? () => setValues(confirmed) : undefined,
    cancel: () => {
      setValues(undefined);
      setFailed(false);
    },
    change: (section, field, value) =>
      setValues((before) => ({ ...before, [section]: { ...before?.[section], [field]: value } })),
    async release() {
      setBusy(true);
      setFailed(false);
      try {
        if (values) await own.correct(values);
        setValues(undefined);
        return true;
      } catch (error) {
        setFailed(true);
        if (problemOf(error).code === 'version_conflict') own.reload();
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
