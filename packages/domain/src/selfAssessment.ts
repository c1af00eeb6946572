import type { CompletionStatus } from './completion.ts';

/**
 * What somebody can say of a performance criterion, about himself or somebody whom he accompanies (specification §4): can
 * do it, look at it again, nothing yet.
 */
export const assessmentStatuses = [
  'SUCCESS',
  'FAIL',
  'UNKNOWN',
] as const satisfies readonly CompletionStatus[];

export type AssessmentStatus = (typeof assessmentStatuses)[number];

/** Whether a criterion can have that status. */
export function isAssessmentStatus(value: unknown): value is AssessmentStatus {
  return assessmentStatuses.some((status) => status === value);
}

/** The assessment that a stored status stands for; UNKNOWN without one and for any that a criterion cannot have. */
export function toAssessmentStatus(value: unknown): AssessmentStatus {
  return isAssessmentStatus(value) ? value : 'UNKNOWN';
}
