import { type AssignmentStatus, mergeAssignmentStatus } from './completion.ts';

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

/** How far a completion of an assignment is, and when it was last written. */
export interface CompletionProgress {
  readonly status: AssignmentStatus;
  /** all of a list in the same form: instants, or texts of the same length and time zone */
  readonly updatedAt: Date | string;
}

/**
 * Of several completions of one assignment by one person, in several sessions, the one that counts: the further one, of
 * equally far ones the later.
 */
export function countingCompletion<Completion>(
  completions: readonly Completion[],
  read: (completion: Completion) => CompletionProgress,
): Completion | undefined {
  return completions.reduce<Completion | undefined>((best, completion) => {
    if (best === undefined) return completion;
    const [known, other] = [read(best), read(completion)];
    if (known.status === other.status) return other.updatedAt > known.updatedAt ? completion : best;
    return mergeAssignmentStatus(known.status, other.status) === other.status ? completion : best;
  }, undefined);
}
