import type { SessionAccess } from '../access/sessionAccess.ts';
import { versionConflict } from '../errors.ts';
import type { Work } from './events.ts';
import type { FoundAssignment } from './findAssignment.ts';
import type { AssignmentAccess } from './policy.ts';
import { presentCompletion, presentCompletionData } from './presentCompletion.ts';
import type { AssignmentCompletionRow, AssignmentCompletionStatus } from './tables.ts';

/** What the mutation takes (specification §7); null and nothing are the same: left as it is. */
export interface UpsertRequest {
  readonly assignment_id: string;
  readonly course_session_id: string;
  readonly learning_content_page_id?: string | null | undefined;
  readonly assignment_user_id?: string | null | undefined;
  readonly completion_status: AssignmentCompletionStatus;
  readonly completion_data_string: string;
  readonly evaluation_points?: number | null | undefined;
  readonly evaluation_points_deducted?: number | null | undefined;
  readonly evaluation_points_deducted_reason?: string | null | undefined;
  readonly evaluation_passed?: boolean | null | undefined;
  readonly evaluation_user_id?: string | null | undefined;
  readonly declaration_accepted?: boolean | null | undefined;
  readonly initialize_completion?: boolean | null | undefined;
  readonly version?: number | null | undefined;
}

/** A write that has passed the doors common to both actors. */
export interface UpsertWork extends Work {
  readonly found: FoundAssignment;
  readonly sessionAccess: SessionAccess;
  readonly assignmentAccess: AssignmentAccess;
  readonly request: UpsertRequest;
}

/** A write that overlooks what another person wrote; the error carries the newer state. */
export function conflictWith(row: AssignmentCompletionRow, { found, assignmentAccess }: UpsertWork) {
  const presented = presentCompletion(row, found.row, assignmentAccess);
  const { shows_answers, shows_evaluation, grade: _, ...current } = presented;
  return versionConflict({
    ...current,
    completion_data: presentCompletionData(row.completionData, { shows_answers, shows_evaluation }),
  });
}
