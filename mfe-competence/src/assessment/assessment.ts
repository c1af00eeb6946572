import {
  type AssessmentStatus,
  type CompletionIndex,
  completionStatusOf,
  toAssessmentStatus,
} from '@learn/domain';

/** A person's own word on a performance criterion: can do it, look at it again, not yet assessed. */
export const assessments = ['success', 'fail', 'open'] as const;

export type Assessment = (typeof assessments)[number];

/** The completion status that stands for an assessment on the wire (specification §4). */
export const statusOfAssessment: Readonly<Record<Assessment, AssessmentStatus>> = {
  success: 'SUCCESS',
  fail: 'FAIL',
  open: 'UNKNOWN',
};

/** The assessment that a status of the wire stands for. */
export function assessmentOfStatus(status: AssessmentStatus): Assessment {
  return assessments.find((assessment) => statusOfAssessment[assessment] === status) ?? 'open';
}

/** Narrows a text, for instance of an address; undefined for anything else. */
export function toAssessment(value: string | null): Assessment | undefined {
  return assessments.find((assessment) => assessment === value);
}

/** The assessment of a criterion; open without a record and for any status that a criterion cannot have. */
export function assessmentOf(index: CompletionIndex, criterionId: string): Assessment {
  return assessmentOfStatus(toAssessmentStatus(completionStatusOf(index, criterionId)));
}

/** How many criteria there are in all, how many are assessed, and how many of each kind. */
export interface AssessmentCounts extends Readonly<Record<Assessment, number>> {
  readonly total: number;
  readonly assessed: number;
}

/** Counts the assessments of criteria. */
export function countAssessments(criteria: readonly { readonly assessment: Assessment }[]): AssessmentCounts {
  const count = (wanted: Assessment) => criteria.filter(({ assessment }) => assessment === wanted).length;
  const counts = { success: count('success'), fail: count('fail'), open: count('open') };
  return { ...counts, total: criteria.length, assessed: counts.success + counts.fail };
}
