/** Kinds of assignments (domain decisions §7). */
export const assignmentTypes = [
  'PRAXIS_ASSIGNMENT',
  'CASEWORK',
  'PREP_ASSIGNMENT',
  'REFLECTION',
  'CONDITION_ACCEPTANCE',
  'EDONIQ_TEST',
] as const;

export type AssignmentType = (typeof assignmentTypes)[number];

/** Whether anybody gives a result for an assignment: an evaluator, or the platform of the tests. The others are handed in, and done. */
export function isGraded({
  assignment_type,
  needs_expert_evaluation,
}: {
  readonly assignment_type: AssignmentType;
  readonly needs_expert_evaluation: boolean;
}): boolean {
  return needs_expert_evaluation || assignment_type === 'EDONIQ_TEST';
}
