import type { AssignmentStatus } from './completion.ts';

/** The way of an assignment completion through time (specification §4). */
const lifecycle: readonly AssignmentStatus[] = [
  'UNKNOWN',
  'IN_PROGRESS',
  'SUBMITTED',
  'EVALUATION_IN_PROGRESS',
  'EVALUATION_SUBMITTED',
];

/**
 * The status after a write: the later one of the flow, so that a status never goes back. Of one completion over time;
 * several completions beside each other are merged by the ranking of {@link mergeAssignmentStatus}.
 */
export function advanceAssignmentStatus(
  current: AssignmentStatus,
  wanted: AssignmentStatus,
): AssignmentStatus {
  return lifecycle.indexOf(wanted) > lifecycle.indexOf(current) ? wanted : current;
}
