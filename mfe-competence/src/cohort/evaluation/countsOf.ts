import type { AssessmentCounts } from '../../assessment/assessment.ts';

interface Counted {
  readonly success_count: number | null;
  readonly fail_count: number | null;
  readonly open_count: number | null;
}

/** The counts of a row or of a sum as the components of an assessment take them. */
export function countsOf({ success_count, fail_count, open_count }: Counted): AssessmentCounts {
  const [success, fail, open] = [success_count ?? 0, fail_count ?? 0, open_count ?? 0];
  return { success, fail, open, assessed: success + fail, total: success + fail + open };
}
