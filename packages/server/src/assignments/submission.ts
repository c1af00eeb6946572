import { submissionIsFinal, withdrawalMinutes } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { AssignmentCompletionRow } from './tables.ts';

type Submission = Pick<AssignmentCompletionRow, 'completionStatus' | 'submittedAt'>;

/** Whether the participant can still take back what they handed in. */
export function isWithdrawable({ completionStatus, submittedAt }: Submission, now = new Date()): boolean {
  return completionStatus === 'SUBMITTED' && !submissionIsFinal(submittedAt, now);
}

/** A completion as everybody but the participant sees it: as long as it can be taken back, it is not handed in. */
export function asSeenByOthers<Row extends Submission>(row: Row, now = new Date()): Row {
  return isWithdrawable(row, now) ? { ...row, completionStatus: 'IN_PROGRESS', submittedAt: null } : row;
}

/** {@link isWithdrawable} in SQL; never null. @param completion name or alias of `assignment_completions` */
export function withdrawable(completion: SQL): SQL {
  const since = sql.raw(`now() - interval '${withdrawalMinutes} minutes'`);
  return sql`((${completion}.completion_status = 'SUBMITTED' and ${completion}.submitted_at > ${since}) is true)`;
}

/** The status that everybody but the participant sees; null without a completion. @param completion as {@link withdrawable} */
export function statusSeenByOthers(completion: SQL): SQL {
  return sql`case when ${withdrawable(completion)} then 'IN_PROGRESS' else ${completion}.completion_status end`;
}
