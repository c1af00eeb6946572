import { asSeenByParticipant } from '../assignments/submission.ts';
import type { AssignmentCompletionRow } from '../assignments/tables.ts';

/** The learner's view of an assignment completion: nothing of an evaluation before it is released (domain decisions §7). */
export function withoutUnreleased<Row extends AssignmentCompletionRow>(stored: Row) {
  const row = asSeenByParticipant(stored);
  const released = row.completionStatus === 'EVALUATION_SUBMITTED';
  const {
    evaluationUserId,
    evaluationPoints,
    evaluationPointsDeducted,
    evaluationPointsDeductedReason,
    evaluationPointsDeductedUserId,
    evaluationPointsFinal,
    evaluationPassed,
    evaluationWithdrawableUntil: _,
    completionData,
    ...own
  } = row;
  if (!released) {
    const answers = Object.entries(completionData).map(([task, { user_data }]) => [task, { user_data }]);
    return { ...own, completionData: Object.fromEntries(answers) };
  }
  return {
    ...own,
    completionData,
    evaluationUserId,
    evaluationPoints,
    evaluationPointsDeducted,
    evaluationPointsDeductedReason,
    evaluationPointsDeductedUserId,
    evaluationPointsFinal,
    evaluationPassed,
  };
}
