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
