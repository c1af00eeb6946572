import { submissionIsFinal, withdrawalMinutes } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { AssignmentCompletionRow } from './tables.ts';

type Submission = Pick<AssignmentCompletionRow, 'completionStatus' | 'submittedAt'>;
type Release = Pick<
  AssignmentCompletionRow,
  'completionStatus' | 'evaluationSubmittedAt' | 'evaluationWithdrawableUntil'
>;

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

/** Whether the evaluator can still take back what they released. */
export function isReleaseWithdrawable(
  { completionStatus, evaluationWithdrawableUntil: until }: Release,
  now = new Date(),
): boolean {
  return completionStatus === 'EVALUATION_SUBMITTED' && until !== null && until > now;
}

/** Since when an evaluation stands; undefined where there is none or nobody knows. */
export function standsSince({
  completionStatus,
  evaluationSubmittedAt,
  evaluationWithdrawableUntil,
}: Release): Date | undefined {
  if (completionStatus !== 'EVALUATION_SUBMITTED') return undefined;
  return evaluationWithdrawableUntil ?? evaluationSubmittedAt ?? undefined;
}

/** A completion as its participant sees it: as long as its release can be taken back, it is being evaluated. */
export function asSeenByParticipant<Row extends Release>(row: Row, now = new Date()): Row {
  return isReleaseWithdrawable(row, now)
    ? { ...row, completionStatus: 'EVALUATION_IN_PROGRESS', evaluationSubmittedAt: null }
    : row;
}

/**
 * A completion as it counts in grades, whoever reads them: neither a submission nor a release that can still be taken back
 * has happened. {@link released} and {@link statusCounted} say the same in SQL.
 */
export function asCounted<Row extends Submission & Release>(row: Row, now = new Date()): Row {
  return asSeenByParticipant(asSeenByOthers(row, now), now);
}

/** From where a person looks at a completion. `evaluation`: they evaluate, or lead; `result`: they learn what came of it. */
export type CompletionView = 'own' | 'evaluation' | 'result';

/** A completion as a person sees it where it is worked on or evaluated. */
export function asSeenBy<Row extends Submission & Release>(row: Row, view: CompletionView): Row {
  switch (view) {
    case 'own':
      return asSeenByParticipant(row);
    case 'evaluation':
      return asSeenByOthers(row);
    case 'result':
      return asCounted(row);
  }
}

/** Whether an evaluation stands, in SQL; what is counted and shown of results is that. @param completion as {@link withdrawable} */
export function released(completion: SQL): SQL {
  return sql`(${completion}.completion_status = 'EVALUATION_SUBMITTED'
    and coalesce(${completion}.evaluation_withdrawable_until <= now(), true))`;
}

/** The status of {@link asCounted} in SQL; null without a completion. @param completion as {@link withdrawable} */
export function statusCounted(completion: SQL): SQL {
  return sql`case when ${released(completion)} then 'EVALUATION_SUBMITTED'
    when ${completion}.completion_status = 'EVALUATION_SUBMITTED' then 'EVALUATION_IN_PROGRESS'
    else ${statusSeenByOthers(completion)} end`;
}
