import type { CompletionStatus } from './completion.ts';

/**
 * Status of a performance criterion, in a self-assessment or in the feedback of a mentor (specification §4): can do it,
 * look at it again, nothing yet.
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
