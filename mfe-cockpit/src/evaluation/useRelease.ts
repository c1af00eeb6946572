import { type RefObject, useEffect, useState } from 'react';
import type { Provisional } from './provisional.ts';
import type { Correction } from './useCorrection.ts';
import type { Evaluation } from './useEvaluation.ts';

export interface Release {
  /** it was tried, and lacks points or a reason */
  readonly missing: boolean;
  readonly busy: boolean;
  readonly press: () => Promise<void>;
}

interface Releasing {
  readonly own: Evaluation;
  readonly correction: Correction;
  readonly provisional: Provisional;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** The release of an evaluation, once each part has its points and a deduction its reason; else the first gap is shown. */
export function useRelease({ own, correction, provisional, form }: Releasing): Release {
  const [tried, setTried] = useState(0);
  const lacks = provisional.open.length > 0 || provisional.lacksReason;
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tried, form]);
  return {
    missing: tried > 0 && lacks,
    busy: own.submits || correction.busy,
    async press() {
      if (own.submits || correction.busy) return;
      // what stands in a field and is no value is repaired first
      const isInvalid = form.current?.querySelector('[aria-invalid=true]') !== null;
      if (lacks || isInvalid) return setTried((count) => count + 1);
      setTried(0);
      if (correction.values) await correction.release();
      else await own.autosave.submit();
    },
  };
}
