import {
  type AssignmentStatus,
  assignmentGrade,
  finalPoints,
  type Grade,
  isAnswered,
  isAssignmentSubmitted,
  submissionFinalAt,
} from '@learn/domain';
import type { AnswerValue, CompletionData, EvaluationTask, ExpertData } from './assignmentData.ts';
import {
  type AssignmentAccess,
  mayEvaluate,
  mayReadAnswers,
  mayReadEvaluation,
  mayReadPoints,
  viewOf,
} from './policy.ts';
import type { CompletionOutline } from './readCompletions.ts';
import { asSeenBy, isReleaseWithdrawable, isWithdrawable } from './submission.ts';
import type { AssignmentRow } from './tables.ts';

/** An assignment completion as one user may see it (specification §3); what they may not see is null or empty. */
export interface PresentedCompletion {
  readonly id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly submitted_at: Date | null;
  /** for the participant only: until then the submission can be taken back */
  readonly withdrawable_until: Date | null;
  readonly evaluation_submitted_at: Date | null;
  /** for people who may evaluate: until then the release can be taken back */
  readonly evaluation_withdrawable_until: Date | null;
  readonly completion_status: Exclude<AssignmentStatus, 'UNKNOWN'>;
  readonly version: number;
  readonly assignment_user_id: string;
  readonly course_session_id: string;
  readonly evaluation_user_id: string | null;
  readonly evaluation_points: number | null;
  readonly evaluation_points_deducted: number | null;
  readonly evaluation_points_deducted_reason: string;
  readonly evaluation_points_deducted_user_id: string | null;
  readonly evaluation_points_final: number | null;
  readonly evaluation_max_points: number | null;
  readonly evaluation_percent: number | null;
  readonly evaluation_passed: boolean | null;
  readonly edoniq_extended_time_flag: boolean;
  readonly grade: PresentedGrade | null;
  /** it is handed in, and the current user evaluates it */
  readonly may_evaluate: boolean;
  /** which halves of the completion data they may see */
  readonly shows_answers: boolean;
  readonly shows_evaluation: boolean;
}

/** How a grade came about: points → deduction → percent → weight → exact → official (domain decisions §8). */
export interface PresentedGrade extends Pick<Grade, 'percent' | 'exact' | 'official'> {
  readonly points: number;
  readonly points_deducted: number;
  readonly points_final: number;
  readonly max_points: number;
  readonly weight: number;
}

/** @param assignmentAccess what the current user is to the participant */
export function presentCompletion(
  stored: CompletionOutline,
  assignment: AssignmentRow,
  assignmentAccess: AssignmentAccess,
): PresentedCompletion {
  const { isOwn } = assignmentAccess;
  const row = asSeenBy(stored, viewOf({ assignmentAccess, assignment }));
  const work = { assignmentAccess, assignment, status: row.completionStatus };
  const showsPoints = mayReadPoints.allows(work);
  const score = scoreOf(row, assignment);
  const grade = showsPoints ? assignmentGrade(score) : undefined;
  const showsEvaluation = mayReadEvaluation.allows(work);
  const points = <Value>(value: Value) => (showsPoints ? value : null);
  const evaluation = <Value>(value: Value) => (showsEvaluation ? value : null);
  return {
    id: row.id,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    submitted_at: row.submittedAt,
    withdrawable_until:
      isOwn && row.submittedAt !== null && isWithdrawable(row) ? submissionFinalAt(row.submittedAt) : null,
    evaluation_submitted_at: row.evaluationSubmittedAt,
    evaluation_withdrawable_until:
      isReleaseWithdrawable(row) && mayEvaluate.allows(work) ? row.evaluationWithdrawableUntil : null,
    completion_status: row.completionStatus,
    version: row.version,
    assignment_user_id: row.userId,
    course_session_id: row.courseSessionId,
    evaluation_user_id: evaluation(row.evaluationUserId),
    evaluation_points: points(row.evaluationPoints),
    evaluation_points_deducted: points(row.evaluationPointsDeducted),
    evaluation_points_deducted_reason: evaluation(row.evaluationPointsDeductedReason) ?? '',
    evaluation_points_deducted_user_id: evaluation(row.evaluationPointsDeductedUserId),
    evaluation_points_final: points(row.evaluationPointsFinal),
    evaluation_max_points: points(score.max),
    evaluation_percent: grade?.percent ?? null,
    evaluation_passed: row.completionStatus === 'EVALUATION_SUBMITTED' ? points(row.evaluationPassed) : null,
    edoniq_extended_time_flag: row.edoniqExtendedTimeFlag,
    grade: grade === undefined ? null : presentGrade(grade, row, assignment),
    may_evaluate: isAssignmentSubmitted(row.completionStatus) && mayEvaluate.allows(work),
    shows_answers: mayReadAnswers.allows(work),
    shows_evaluation: showsEvaluation,
  };
}

/** Points, maximum and deduction of a completion; the maximum is that of the evaluation. */
export function scoreOf(
  row: Pick<CompletionOutline, 'evaluationPoints' | 'evaluationMaxPoints' | 'evaluationPointsDeducted'>,
  { maxPoints }: Pick<AssignmentRow, 'maxPoints'>,
) {
  return {
    points: row.evaluationPoints,
    max: row.evaluationMaxPoints ?? maxPoints,
    deducted: row.evaluationPointsDeducted,
  };
}

/** @returns null («noch keine Note») before the evaluation is released */
function presentGrade(
  { percent, exact, official }: Grade,
  row: CompletionOutline,
  assignment: AssignmentRow,
): PresentedGrade | null {
  const { points, max, deducted } = scoreOf(row, assignment);
  if (row.completionStatus !== 'EVALUATION_SUBMITTED' || points === null) return null;
  return {
    points,
    points_deducted: deducted,
    points_final: row.evaluationPointsFinal ?? finalPoints(points, deducted, max),
    max_points: max,
    percent,
    weight: assignment.competenceCertificateWeight,
    exact,
    official,
  };
}

interface PresentedTaskData {
  user_data?: Readonly<Record<string, AnswerValue>>;
  expert_data?: ExpertData;
}

/** What was written by task, the halves that the current user may see; never the versions. */
export function presentCompletionData(
  data: CompletionData,
  { shows_answers, shows_evaluation }: Pick<PresentedCompletion, 'shows_answers' | 'shows_evaluation'>,
): Record<string, PresentedTaskData> {
  const presented: Record<string, PresentedTaskData> = {};
  for (const [taskId, { user_data, expert_data }] of Object.entries(data)) {
    const task: PresentedTaskData = {};
    if (shows_answers && user_data !== undefined) task.user_data = user_data;
    if (shows_evaluation && expert_data !== undefined) task.expert_data = expert_data;
    if (Object.keys(task).length > 0) presented[taskId] = task;
  }
  return presented;
}

/** Per task how much of it is answered, per evaluation task its points; for overviews that show no text. */
export function presentTaskCompletion(
  data: CompletionData,
  { texts }: Pick<AssignmentRow, 'texts'>,
  shown: Pick<PresentedCompletion, 'shows_answers' | 'shows_evaluation'>,
): Record<string, unknown> {
  // Ids of tasks and blocks are the same in all languages.
  const { tasks, evaluation_tasks } = texts.de;
  const answered = tasks.map(({ id, blocks }) => {
    const asked = blocks.filter(({ type }) => type !== 'explanation');
    const given = asked.filter((block) => isAnswered(data[id]?.user_data?.[block.id]));
    return [id, { answered_count: given.length, total_count: asked.length }] as const;
  });
  const pointsOf = ({ id, value }: EvaluationTask) =>
    [id, { points: data[id]?.expert_data?.points ?? null, max_points: value.max_points }] as const;
  return Object.fromEntries([
    ...(shown.shows_answers ? answered : []),
    ...(shown.shows_evaluation ? evaluation_tasks.map(pointsOf) : []),
  ]);
}
